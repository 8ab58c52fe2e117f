import { join } from 'node:path';
import { readStackConfig } from './stack/config.ts';
import { rootFolder } from './stack/folders.ts';
import { Processes } from './stack/processes.ts';
import { prepareSurroundings, startApi, startWorker } from './stack/product.ts';

/** The site with hot reloading, the API beside it watching its sources, and all they need. */
const processes = new Processes();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void processes.stop().then(() => process.exit(0)));
}
const env = await prepareSurroundings(processes, readStackConfig(), {
  publicOrigin: 'http://localhost:5173',
  apiOrigin: 'http://127.0.0.1:8071',
});
startWorker(processes, env);
startApi(processes, env, 8071, { isWatched: true });
// Straight to its program: npm between us would keep the signal to stop for itself.
processes.start('web', process.execPath, [
  '--conditions=development',
  join(rootFolder, 'node_modules/.bin/react-router'),
  'dev',
  join(rootFolder, 'apps/web'),
]);
