import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { languages } from '@kongres/content/facts/languages';
import * as paths from '@kongres/contract/paths';
import { renderSampleDocuments } from '@kongres/api/test/samples/sample-documents';
import { renderSampleEmails } from '@kongres/api/test/samples/sample-emails';
import { buildSample } from '../../dev/stack/build-sample.ts';
import { awaitAnswer } from '../../dev/stack/await-answer.ts';
import { buildSite } from '../../dev/stack/build-site.ts';
import { inheritedEnvironment, readStackConfig } from '../../lib/config.ts';
import { sampleFolders, siteFolder } from '../../lib/folders.ts';
import { Processes } from '../../lib/processes.ts';
import { claimPortsAndDatabase, startApi, startServices } from '../../dev/stack/product.ts';
import { exitOnRefusal } from '../../lib/refusal.ts';

const clock = '2025-12-01T12:00:00Z';
const [given] = process.argv.slice(2);
if (!given) {
  console.error('usage: npm run render -- <folder>');
  process.exit(2);
}
const folder = resolve(given);
if (!inheritedEnvironment['RENDERING_CLOCK']) process.exit(startAgainWithFixedClock());
const local = readStackConfig(inheritedEnvironment, 'compare');
await exitOnRefusal(() => claimPortsAndDatabase(local, { isFresh: true }));
rmSync(folder, { recursive: true, force: true });

buildSite();
cpSync(siteFolder, join(folder, 'site'), { recursive: true });
buildSample('small');
cpSync(sampleFolders.small.site, join(folder, 'published'), { recursive: true });
for (const { id } of languages) {
  for (const { name, subject, html, text } of renderSampleEmails(id)) {
    writeOutput(`mails/${id}/${name}.html`, html);
    writeOutput(`mails/${id}/${name}.txt`, `${subject}\n\n${text}`);
  }
  for (const { name, bytes } of await renderSampleDocuments(id))
    writeOutput(`documents/${id}/${name}`, bytes);
}
await saveAnswers();
// The database claim keeps a connection open.
process.exit(0);

/** All child processes start at the same fixed instant. */
function startAgainWithFixedClock(): number {
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    env: {
      ...inheritedEnvironment,
      RENDERING_CLOCK: clock,
      EDITION_CLOCK: clock,
      NODE_OPTIONS: `--import=${new URL('fixed-clock.ts', import.meta.url).href}`,
    },
    stdio: 'inherit',
  });
  return status ?? 1;
}

async function saveAnswers() {
  const [port] = local.apiPorts;
  const origin = `http://127.0.0.1:${port}`;
  const logs = join(folder, '.logs');
  mkdirSync(logs);
  const processes = new Processes(logs);
  const env = startServices(processes, local, { publicOrigin: origin, apiOrigin: origin });
  startApi(processes, env, port);
  await awaitAnswer(origin + paths.healthPath);
  const addresses = Object.values(paths).filter((path) => path.startsWith('/api/'));
  for (const path of [...addresses, '/api/none']) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: '{}' } : {};
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(origin + path, { method, headers, ...body });
      const answer = {
        status: response.status,
        type: response.headers.get('content-type'),
        cache: response.headers.get('cache-control'),
        body: removeRandomValues(await response.text()),
      };
      writeOutput(`answers${path}.${method}.json`, JSON.stringify(answer, null, 2));
    }
  }
  await processes.stop();
  rmSync(logs, { recursive: true });
}

/** Random values and seconds differ between renderings. */
function removeRandomValues(body: string): string {
  return body
    .replaceAll(/"(keyPrefix|keySignature|nonce|salt|signature)":"[^"]*"/g, '"$1":""')
    .replaceAll(/(T\d\d:\d\d):\d\d(?:\.\d+)?Z/g, '$1Z')
    .replaceAll(/"(expiresAt|expires)":\d+/g, '"$1":0');
}

function writeOutput(path: string, content: string | Buffer) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
