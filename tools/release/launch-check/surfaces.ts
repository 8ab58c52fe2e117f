import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../../lint/read-imports.ts';
import { rootFolder } from '../../lib/folders.ts';

export const sources: ReadonlyMap<string, string> = new Map(
  globSync('{apps,packages}/**/*.{ts,tsx}', {
    cwd: rootFolder,
    exclude: ['**/node_modules', '**/build', '**/.react-router', '**/component-gallery', '**/test'],
  })
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(rootFolder, file), 'utf8')]),
);

const importers = Map.groupBy(
  [...sources].flatMap(([file, source]) => readImports(rootFolder, file, source)),
  ({ target }) => target,
);

const pages = 'apps/web/src/routes/';
const allPages = [...sources.keys()].filter(
  (file) => file.startsWith(pages) && !file.endsWith('/not-found.tsx'),
);

/** API folders with user-visible output under another name. */
const apiSurfaces: Readonly<Record<string, string>> = {
  'platform/email': 'emails',
  'sales/order-emails': 'emails',
  'sales/tickets': 'ticket files',
  'content/footer': 'footer',
};

export function findSurfaces(files: readonly string[]): string[] {
  const seen = new Set(files);
  const found = new Set<string>();
  for (const file of seen) {
    const surface = getSurface(file);
    if (surface) found.add(surface);
    else for (const importer of importers.get(file) ?? []) seen.add(importer.file);
  }
  if (allPages.every((file) => seen.has(file))) found.add('every page');
  const isEverywhere = found.has('every page');
  return [...found].filter((each) => !isEverywhere || !each.startsWith('page ')).toSorted();
}

function getSurface(file: string): string | null {
  const [app = '', folder = '', group = '', name = ''] = file.split('/').slice(1);
  if (app === 'api') {
    return apiSurfaces[`${group}/${name}`] ?? `API (${group}/${name.replace('.ts', '')})`;
  }
  if (folder === 'build-steps') return 'files beside the pages';
  if (app !== 'web') return null;
  if (file.startsWith(pages)) return `page ${name.replace('.tsx', '')}`;
  if (group === 'root.tsx' || `${group}/${name}` === 'layout/site-layout.tsx') return 'every page';
  return file.endsWith('/press-file.ts') ? 'press files' : null;
}
