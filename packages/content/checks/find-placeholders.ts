import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entriesFolder } from '../config.ts';
import type * as placeholderFile from '../facts/placeholder.ts';
import type { site } from '../facts/site.ts';
import { readEntryFiles } from '../model/entry-files.ts';
import { kinds, type Kind } from '../model/kinds.ts';

interface Facts {
  file: string;
  source: string;
  exports: Record<string, unknown>;
}

interface Placeholder {
  /** `organiser.name`, or `collection.id` of a sample. */
  fact: string;
  message: string;
  /** The provisional value; undefined for a sample. */
  value?: unknown;
}

/** Hints for the decision, by the last part of the fact's name. */
const advice: Readonly<Record<string, string>> = {
  vatMode:
    'Ask a tax adviser: virtual attendance is taxed where a consumer lives, and companies elsewhere in the EU are invoiced without VAT.',
};

/**
 * Lists facts and entries that are marked with `markPlaceholder(…)` or `sample: true`, and the construction notices
 * while they are on.
 */
export async function findPlaceholders(
  folder = join(import.meta.dirname, '../facts'),
  entries = entriesFolder,
): Promise<Placeholder[]> {
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const { placeholders } = (await importFacts(folder, 'placeholder.ts')) as typeof placeholderFile;
  const facts = await Promise.all(files.map((file) => readFacts(folder, file)));
  return [
    ...placeholders.map(({ fact, value }) => {
      const location = findLocation(facts, `markPlaceholder\\(\\s*'${fact}'`);
      const hint = advice[fact.split('.').at(-1) ?? ''];
      const message = `${location}: ${fact} is a placeholder, ${JSON.stringify(value)}.`;
      return { fact, message: hint ? `${message} ${hint}` : message, value };
    }),
    ...facts.flatMap((own) =>
      Object.entries(own.exports).flatMap(([name, value]) =>
        listSampleIds(value).map((id) => {
          const place = findLocation([own], `id: '${id}',\\s*sample: true`);
          return { fact: `${name}.${id}`, message: `${place}: ${name}.${id} is a sample.` };
        }),
      ),
    ),
    ...listConstructionNotices(facts),
    ...listSampleEntries(entries),
  ].toSorted((one, other) => compareNaturally(one.message, other.message));
}

async function readFacts(folder: string, file: string): Promise<Facts> {
  const source = readFileSync(join(folder, file), 'utf8');
  return { file, source, exports: await importFacts(folder, file) };
}

async function importFacts(folder: string, file: string): Promise<Facts['exports']> {
  return (await import(pathToFileURL(join(folder, file)).href)) as Facts['exports'];
}

function listSampleEntries(folder: string): Placeholder[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    readEntryFiles(folder, kind).flatMap(({ id, displayPath: shown, source }) => {
      const at = source.search(/"sample":\s*true/);
      const fact = `${kind}.${id}`;
      return at < 0
        ? []
        : [{ fact, message: `${shown}:${getLineNumber(source, at)}: ${fact} is a sample.` }];
    }),
  );
}

function listConstructionNotices(facts: readonly Facts[]): Placeholder[] {
  const fact = 'site.isUnderConstruction';
  return facts
    .filter(({ exports }) => (exports['site'] as Partial<typeof site>)?.isUnderConstruction)
    .map((own) => {
      const place = findLocation([own], 'isUnderConstruction: ');
      return {
        fact,
        message: `${place}: ${fact} is on: popup and strip say so.`,
        value: true,
      };
    });
}

function listSampleIds(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return (value as { id: string; sample?: boolean }[])
    .filter((row) => row.sample)
    .map(({ id }) => id);
}

/** A mark in an unexpected format is reported without its line. */
function findLocation(facts: readonly Facts[], pattern: string): string {
  for (const { file, source } of facts) {
    const at = source.search(new RegExp(pattern));
    if (at >= 0) return `${factsPath}/${file}:${getLineNumber(source, at)}`;
  }
  return facts.length === 1 ? `${factsPath}/${facts[0]?.file}` : factsPath;
}

function getLineNumber(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}

const factsPath = 'packages/content/facts';

const compareNaturally = new Intl.Collator('en', { numeric: true }).compare;
