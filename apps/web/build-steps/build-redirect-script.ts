import { build } from 'vite';
import { clientFolder, webFolder } from './folders.ts';

/** Bundles the redirect documents' script on its own: they load nothing else. Returns its address. */
export async function buildRedirectScript(): Promise<string> {
  const result = await build({
    root: webFolder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/routing/redirect.ts',
        output: { format: 'iife', entryFileNames: 'assets/redirect-[hash].js' },
      },
    },
  });
  const [bundle] = [result].flat();
  const entry =
    bundle && 'output' in bundle ? bundle.output.find((file) => file.type === 'chunk') : null;
  if (!entry) throw new Error('the redirect script was not built');
  return `/${entry.fileName}`;
}
