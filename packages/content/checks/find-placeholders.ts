import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as placeholderFile from '../facts/placeholder.ts';

interface Facts {
  file: string;
  source: string;
  exports: Record<string, unknown>;
}

/**
 * One sentence with file and line for every fact that is not the real one yet: whatever is marked with
 * `placeholder(…)` or `sample: true`, in any file of the folder.
 */
export async function findPlaceholders(
  folder = join(import.meta.dirname, '../facts'),
): Promise<string[]> {
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const facts = await Promise.all(files.map((file) => read(folder, file)));
  // Filled while the others were imported.
  const { placeholders } = (await load(folder, 'placeholder.ts')) as typeof placeholderFile;
  return [
    ...placeholders.map(({ fact, value }) => {
      const place = placeOf(facts, `placeholder\\(\\s*'${fact}'`);
      return `${place}: ${fact} is a placeholder, ${JSON.stringify(value)}.`;
    }),
    ...facts.flatMap((own) =>
      Object.entries(own.exports).flatMap(([name, value]) =>
        sampleIds(value).map((id) => {
          const place = placeOf([own], `id: '${id}',\\s*sample: true`);
          return `${place}: ${name}.${id} is a sample.`;
        }),
      ),
    ),
  ].toSorted(inOrder);
}

async function read(folder: string, file: string): Promise<Facts> {
  const source = readFileSync(join(folder, file), 'utf8');
  return { file, source, exports: await load(folder, file) };
}

async function load(folder: string, file: string): Promise<Facts['exports']> {
  return (await import(pathToFileURL(join(folder, file)).href)) as Facts['exports'];
}

function sampleIds(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return (value as { id: string; sample?: boolean }[])
    .filter((row) => row.sample)
    .map(({ id }) => id);
}

/** A mark that is written in another way is still reported, only without its line. */
function placeOf(facts: readonly Facts[], pattern: string): string {
  for (const { file, source } of facts) {
    const at = source.search(new RegExp(pattern));
    if (at >= 0) return `${shownFolder}/${file}:${source.slice(0, at).split('\n').length}`;
  }
  return facts.length === 1 ? `${shownFolder}/${facts[0]?.file}` : shownFolder;
}

const shownFolder = 'packages/content/facts';

const inOrder = new Intl.Collator('en', { numeric: true }).compare;
