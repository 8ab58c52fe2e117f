import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDeskOrigin } from '@kongres/contract/desk/desk-origin';
import { healthPath } from '@kongres/contract/paths';
import { findProgram } from '../../lib/find-program.ts';
import { readLiveEnvironment, startTestStreams } from '../sample-streams/start-test-streams.ts';
import { buildSample } from './build-sample.ts';
import { awaitAnswer } from './await-answer.ts';
import { buildDesk, buildSite } from './build-site.ts';
import { readStackConfig } from '../../lib/config.ts';
import { deskFolder, getRunFolder, sampleFolders, siteFolder } from '../../lib/folders.ts';
import { getLiveFolder, writeNginxFiles } from './nginx-files.ts';
import { readStackOptions } from './options.ts';
import { Processes } from '../../lib/processes.ts';
import {
  getApiName,
  claimPortsAndDatabase,
  startServices,
  printAddresses,
  startApi,
  startWorker,
} from './product.ts';
import { exitOnRefusal } from '../../lib/refusal.ts';

const { isFresh, isLive, sample, clientHeader } = await exitOnRefusal(() =>
  readStackOptions(process.argv.slice(2)),
);
const stack = readStackConfig(isLive ? readLiveEnvironment() : undefined);
const runFolder = getRunFolder(stack.port);
const origin = `http://127.0.0.1:${stack.port}`;
await exitOnRefusal(() => claimPortsAndDatabase(stack, { isFresh }));

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
processes.start('nginx', findProgram('nginx'), ['-c', nginxFile, '-g', 'daemon off;']);

if (isLive) await startTestStreams(processes, env, getLiveFolder(runFolder));

process.on('SIGUSR2', () => void restartApi());

await Promise.all([...stack.apiPorts.map(getHealthUrl), origin + healthPath].map(awaitAnswer));
writeFileSync(join(runFolder, 'stack.pid'), String(process.pid));
await printAddresses(origin, getDeskOrigin(origin), stack, env);

async function restartApi() {
  for (const port of stack.apiPorts) {
    await processes.endProcess(getApiName(port));
    startApi(processes, env, port);
    await awaitAnswer(getHealthUrl(port));
  }
  console.log('API processes restarted');
}

function getHealthUrl(port: number): string {
  return `http://127.0.0.1:${port}${healthPath}`;
}
