import { build } from 'vite';
import { site } from '@kongres/content/facts/site';
import { workerPath } from '../src/offline/addresses.ts';
import { clientFolder, webFolder } from './folders.ts';

/** Builds the self-contained script of the redirect documents and returns its address. */
export function buildRedirectScript(): Promise<string> {
  return buildAlone('src/lib/routing/redirect.ts', 'assets/redirect-[hash].js');
}

/** The worker keeps one address for ever because browsers look for updates there. The second file can withdraw it. */
export async function buildOfflineWorkers(): Promise<void> {
  const folder = 'src/offline/worker';
  const [first, second] = site.isOfflineWithdrawn
    ? ['withdrawn-worker', 'worker']
    : ['worker', 'withdrawn-worker'];
  await buildAlone(`${folder}/${first}.ts`, workerPath.slice(1));
  await buildAlone(`${folder}/${second}.ts`, 'offline-worker-spare.js');
}

/** Bundles a script that shares no chunk with the pages. */
async function buildAlone(input: string, entryFileNames: string): Promise<string> {
  const result = await build({
    root: webFolder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames } },
    },
  });
  const [bundle] = [result].flat();
  const entry =
    bundle && 'output' in bundle ? bundle.output.find((file) => file.type === 'chunk') : null;
  if (!entry) throw new Error(`${input} was not built`);
  return `/${entry.fileName}`;
}
