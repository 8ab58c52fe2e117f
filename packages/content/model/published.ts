import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { entriesFolder } from '../config.ts';
import { readEntryFiles } from './entry-files.ts';

export const publishedName = 'published.json';

const schema = z.strictObject({
  speakers: z.boolean(),
  sessions: z.boolean(),
  workshops: z.boolean(),
  exhibitors: z.boolean(),
});

export type PublishedKind = keyof z.infer<typeof schema>;

export const publishedKinds = schema.keyof().options;

const known = readPublished(entriesFolder);
const hasNews = readEntryFiles(entriesFolder, 'news').length > 0;

/**
 * Whether the entries of a kind are complete and have their own pages; before that pages show them as samples. News are
 * published individually.
 */
export function isPublished(kind: PublishedKind | 'news'): boolean {
  return kind === 'news' ? hasNews : known.published[kind];
}

/** A missing file publishes nothing; an invalid one is reported as `fault`. */
export function readPublished(folder: string) {
  const file = join(folder, publishedName);
  const nothing = { speakers: false, sessions: false, workshops: false, exhibitors: false };
  if (!existsSync(file)) return { published: nothing };
  try {
    return { published: schema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    return { published: nothing, fault: (error as Error).message };
  }
}
