import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { healthPath } from '@kongres/contract/paths';
import { awaitAnswer } from './stack/await-answer.ts';
import { readDevConfig } from '../lib/config.ts';
import { rootFolder } from '../lib/folders.ts';
import { isMailServer } from './stack/mail-sink.ts';
import { Processes } from '../lib/processes.ts';
import {
  claimPortsAndDatabase,
  startServices,
  printAddresses,
  startApi,
  startWorker,
} from './stack/product.ts';
import { exitOnRefusal } from '../lib/refusal.ts';

/** Starts the site with hot reloading, the API in watch mode and all services. */
const { fresh: isFresh } = parseArgs({
  options: { fresh: { type: 'boolean', default: false } },
}).values;
const dev = readDevConfig();
const [apiPort] = dev.apiPorts;
const origin = `http://localhost:${dev.port}`;
const deskOrigin = `http://desk.localhost:${dev.deskPort}`;
const apiOrigin = `http://127.0.0.1:${apiPort}`;

const hasMailSink = await isMailServer(dev.smtpPort);
await exitOnRefusal(() => claimPortsAndDatabase(dev, { isFresh, hasMailSink }));
if (hasMailSink) console.log(`uses the mail sink that listens on port ${dev.smtpPort}`);

const processes = new Processes();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void processes.stop().then(() => process.exit(0)));
}
const env = {
  ...startServices(processes, dev, { publicOrigin: origin, apiOrigin, hasMailSink }),
  DESK_ORIGIN: deskOrigin,
};
startWorker(processes, env);
startApi(processes, env, apiPort, { isWatched: true });
// Started directly: npm would not forward signals.
processes.start(
  'web',
  process.execPath,
  [
    '--conditions=development',
    join(rootFolder, 'node_modules/@react-router/dev/bin.cjs'),
    'dev',
    join(rootFolder, 'apps/web'),
    `--port=${dev.port}`,
    '--strictPort',
  ],
  { API_PORT: String(apiPort) },
);
processes.start(
  'desk',
  process.execPath,
  [
    join(rootFolder, 'node_modules/vite/bin/vite.js'),
    join(rootFolder, 'apps/desk'),
    '--host=127.0.0.1',
    `--port=${dev.deskPort}`,
    '--strictPort',
  ],
  { API_PORT: String(apiPort) },
);
await awaitAnswer(apiOrigin + healthPath);
await printAddresses(origin, deskOrigin, dev, env);
