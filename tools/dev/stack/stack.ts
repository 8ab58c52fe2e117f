import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskOriginOf } from '@kongres/contract/desk/desk-origin';
import { healthPath } from '@kongres/contract/paths';
import { installed } from '../../lib/installed.ts';
import { liveEnvironment, startTestStreams } from '../sample-streams/start-test-streams.ts';
import { buildSample } from './build-sample.ts';
import { awaitAnswer } from './await-answer.ts';
import { buildDesk, buildSite } from './build-site.ts';
import { readStackConfig } from '../../lib/config.ts';
import { deskFolder, runFolderOf, sampleFolders, siteFolder } from '../../lib/folders.ts';
import { liveFolderOf, writeNginxFiles } from './nginx-files.ts';
import { readStackOptions } from './options.ts';
import { Processes } from '../../lib/processes.ts';
import { apiName, claimPlace, startServices, sayReady, startApi, startWorker } from './product.ts';
import { orSayWhyNot } from '../../lib/refusal.ts';

/** The product as it runs in production, on this machine: nginx over two API processes and a worker. */
const { isFresh, isLive, sample, clientHeader } = await orSayWhyNot(() =>
  readStackOptions(process.argv.slice(2)),
);
const stack = readStackConfig(isLive ? liveEnvironment() : undefined);
const runFolder = runFolderOf(stack.port);
const origin = `http://127.0.0.1:${stack.port}`;
await orSayWhyNot(() => claimPlace(stack, { isFresh }));

if (sample) buildSample(sample);
else if (!existsSync(join(siteFolder, 'nginx'))) buildSite();
if (!existsSync(deskFolder)) buildDesk();

const nginxFile = writeNginxFiles({ site: stack.port, api: stack.apiPorts }, runFolder, {
  site: sample ? sampleFolders[sample].site : siteFolder,
  clientHeader,
});
const processes = new Processes(runFolder);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void processes.stop().then(() => process.exit(0)));
}

const env = startServices(processes, stack, { publicOrigin: origin, apiOrigin: origin, sample });
startWorker(processes, env);
for (const port of stack.apiPorts) startApi(processes, env, port);
processes.start('nginx', installed('nginx'), ['-c', nginxFile, '-g', 'daemon off;']);

if (isLive) await startTestStreams(processes, env, liveFolderOf(runFolder));

/** A deployment: one API process after the other, the second only when the first is back. */
process.on('SIGUSR2', () => void renewApi());

await Promise.all([...stack.apiPorts.map(healthOf), origin + healthPath].map(awaitAnswer));
writeFileSync(join(runFolder, 'stack.pid'), String(process.pid));
await sayReady(origin, deskOriginOf(origin), stack, env);

async function renewApi() {
  for (const port of stack.apiPorts) {
    await processes.end(apiName(port));
    startApi(processes, env, port);
    await awaitAnswer(healthOf(port));
  }
  console.log('renewed');
}

function healthOf(port: number): string {
  return `http://127.0.0.1:${port}${healthPath}`;
}
