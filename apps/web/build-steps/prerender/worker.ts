import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { languageAt, type Language } from '@kongres/content/facts/languages';
import { drawingAddress } from '../../src/illustrations/drawing-address.ts';
import { compressNow } from '../compress.ts';
import { clientFolder, serverProgram } from '../folders.ts';
import { inlineScriptSources } from '../inline-scripts.ts';
import type { BuiltPage } from '../server-maps.ts';
import { isEntryPage, notFoundPages, type Task } from './addresses.ts';
import { askProgram } from './ask-program.ts';
import { structuredFaults } from './check-structured.ts';
import { finishPage } from './finish-page.ts';
import { askForOwnManifest } from '../manifests.ts';

// A thread of the build: makes what it is told to, and says what the server has to know of the pages.

const program = askProgram((await import(serverProgram)) as ServerBuild);

parentPort?.on('message', (task: Task | null) => {
  if (task) void make(task).then(tell);
  else parentPort?.close();
});

function tell(pages: readonly BuiltPage[]) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(pages);
}

async function make({ files = [], pages = [] }: Task): Promise<BuiltPage[]> {
  for (const address of files) write(address, await program.file(address));
  const built = [];
  for (const address of pages) built.push(await makePage(address));
  return built;
}

async function makePage(address: string): Promise<BuiltPage> {
  const { html, data } = await program.page(address);
  const finished = finishPage(askForOwnManifest(html, languageOf(address)), readDrawing);
  const [fault] = structuredFaults(finished);
  if (fault) throw new Error(`the structured data of ${address}: ${fault}`);
  const file = notFoundPages.get(address) ?? `${address}/index.html`;
  const how = { isQuick: isEntryPage(address) };
  writeBoth(file, finished, how);
  if (!notFoundPages.has(address)) writeBoth(`${address}.data`, data, how);
  return { file, scripts: inlineScriptSources(finished) };
}

/** A 404 page finds its language itself. */
function languageOf(address: string): Language | undefined {
  return notFoundPages.has(address) ? undefined : languageAt(address.split('/')[1]);
}

function writeBoth(address: string, text: string, how: { isQuick: boolean }) {
  const content = Buffer.from(text);
  compressNow(write(address, content), content, how);
}

function readDrawing(name: string): string {
  return readFileSync(join(clientFolder, drawingAddress(name)), 'utf8');
}

function write(address: string, content: Buffer): string {
  const file = join(clientFolder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
