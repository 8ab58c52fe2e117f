import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { findLanguageByPath, type Language } from '@kongres/content/facts/languages';
import { getDrawingPath } from '../../src/illustrations/drawing-path.ts';
import { compressFileSync } from '../compress.ts';
import { clientFolder, serverProgram } from '../folders.ts';
import { listInlineScriptSources } from '../inline-scripts.ts';
import type { BuiltPage } from '../server-maps.ts';
import { isEntryPage, notFoundFiles, type PrerenderTask } from './prerender-tasks.ts';
import { createBuildClient } from './build-client.ts';
import { findStructuredDataErrors } from './check-structured-data.ts';
import { finishPage } from './finish-page.ts';
import { linkLanguageManifest } from '../route-manifests.ts';

// Build thread: runs tasks and reports the built pages.

const buildClient = createBuildClient((await import(serverProgram)) as ServerBuild);

parentPort?.on('message', (task: PrerenderTask | null) => {
  if (task) void runTask(task).then(postResult);
  else parentPort?.close();
});

function postResult(pages: readonly BuiltPage[]) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(pages);
}

async function runTask({ files = [], pages = [] }: PrerenderTask): Promise<BuiltPage[]> {
  for (const address of files) writeBuiltFile(address, await buildClient.fetchFile(address));
  const built = [];
  for (const address of pages) built.push(await renderPage(address));
  return built;
}

async function renderPage(address: string): Promise<BuiltPage> {
  const { html, data } = await buildClient.fetchPage(address);
  const finished = finishPage(linkLanguageManifest(html, getPageLanguage(address)), readDrawing);
  const [fault] = findStructuredDataErrors(finished);
  if (fault) throw new Error(`the structured data of ${address}: ${fault}`);
  const file = notFoundFiles.get(address) ?? `${address}/index.html`;
  const how = { isQuick: isEntryPage(address) };
  writeCompressed(file, finished, how);
  if (!notFoundFiles.has(address)) writeCompressed(`${address}.data`, data, how);
  return { file, scripts: listInlineScriptSources(finished) };
}

/** A 404 page detects its language in the browser. */
function getPageLanguage(address: string): Language | undefined {
  return notFoundFiles.has(address) ? undefined : findLanguageByPath(address.split('/')[1]);
}

function writeCompressed(address: string, text: string, how: { isQuick: boolean }) {
  const content = Buffer.from(text);
  compressFileSync(writeBuiltFile(address, content), content, how);
}

function readDrawing(name: string): string {
  return readFileSync(join(clientFolder, getDrawingPath(name)), 'utf8');
}

function writeBuiltFile(address: string, content: Buffer): string {
  const file = join(clientFolder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
