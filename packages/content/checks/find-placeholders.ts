import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entriesFolder } from '../config.ts';
import type * as placeholderFile from '../facts/placeholder.ts';
import type { site } from '../facts/site.ts';
import { entryFiles } from '../model/entry-files.ts';
import { kinds, type Kind } from '../model/kinds.ts';

interface Facts {
  file: string;
  source: string;
  exports: Record<string, unknown>;
}

interface Placeholder {
  /** `organiser.name`; of a sample, its collection or kind and its id. */
  fact: string;
  /** File and line, and what is wrong there. */
  sentence: string;
  /** What stands for the real one; a sample is a whole of its own. */
  value?: unknown;
}

/** What a decision needs besides somebody who takes it, by the last part of its name. */
const advice: Readonly<Record<string, string>> = {
  vatMode:
    'Ask a tax adviser: virtual attendance is taxed where a consumer lives, and companies elsewhere in the EU are invoiced without VAT.',
};

/**
 * Every fact and entry that is not the real one yet: whatever is marked with `placeholder(…)` or `sample: true`, in
 * any file of the folders; and the notices of a site that is still being built, while they are on.
 */
export async function findPlaceholders(
  folder = join(import.meta.dirname, '../facts'),
  entries = entriesFolder,
): Promise<Placeholder[]> {
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  // Before all others, so that each of them fills this one and none a second of its own.
  const { placeholders } = (await load(folder, 'placeholder.ts')) as typeof placeholderFile;
  const facts = await Promise.all(files.map((file) => read(folder, file)));
  return [
    ...placeholders.map(({ fact, value }) => {
      const place = placeOf(facts, `placeholder\\(\\s*'${fact}'`);
      const note = advice[fact.split('.').at(-1) ?? ''];
      const sentence = `${place}: ${fact} is a placeholder, ${JSON.stringify(value)}.`;
      return { fact, sentence: note ? `${sentence} ${note}` : sentence, value };
    }),
    ...facts.flatMap((own) =>
      Object.entries(own.exports).flatMap(([name, value]) =>
        sampleIds(value).map((id) => {
          const place = placeOf([own], `id: '${id}',\\s*sample: true`);
          return { fact: `${name}.${id}`, sentence: `${place}: ${name}.${id} is a sample.` };
        }),
      ),
    ),
    ...noticesOfConstruction(facts),
    ...sampleEntries(entries),
  ].toSorted((one, other) => inOrder(one.sentence, other.sentence));
}

async function read(folder: string, file: string): Promise<Facts> {
  const source = readFileSync(join(folder, file), 'utf8');
  return { file, source, exports: await load(folder, file) };
}

async function load(folder: string, file: string): Promise<Facts['exports']> {
  return (await import(pathToFileURL(join(folder, file)).href)) as Facts['exports'];
}

function sampleEntries(folder: string): Placeholder[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    entryFiles(folder, kind).flatMap(({ id, shown, source }) => {
      const at = source.search(/"sample":\s*true/);
      const fact = `${kind}.${id}`;
      return at < 0
        ? []
        : [{ fact, sentence: `${shown}:${lineAt(source, at)}: ${fact} is a sample.` }];
    }),
  );
}

/** Popup and strip say what nobody may say of a site that is sold from. */
function noticesOfConstruction(facts: readonly Facts[]): Placeholder[] {
  const fact = 'site.isUnderConstruction';
  return facts
    .filter(({ exports }) => (exports['site'] as Partial<typeof site>)?.isUnderConstruction)
    .map((own) => {
      const place = placeOf([own], 'isUnderConstruction: ');
      return {
        fact,
        sentence: `${place}: ${fact} is on: popup and strip say so on every page.`,
        value: true,
      };
    });
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
    if (at >= 0) return `${shownFolder}/${file}:${lineAt(source, at)}`;
  }
  return facts.length === 1 ? `${shownFolder}/${facts[0]?.file}` : shownFolder;
}

function lineAt(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}

const shownFolder = 'packages/content/facts';

const inOrder = new Intl.Collator('en', { numeric: true }).compare;
