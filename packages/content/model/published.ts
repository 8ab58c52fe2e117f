import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { entriesFolder } from '../config.ts';
import { entryFiles } from './entry-files.ts';

/** The file beside the folders of entries that says which kinds are published. */
export const publishedName = 'published.json';

const schema = z.strictObject({
  speakers: z.boolean(),
  /** The programme: days and sessions. */
  sessions: z.boolean(),
  workshops: z.boolean(),
  exhibitors: z.boolean(),
});

export type PublishedKind = keyof z.infer<typeof schema>;

export const publishedKinds = schema.keyof().options;

const known = readPublished(entriesFolder);
const hasNews = entryFiles(entriesFolder, 'news').length > 0;

/**
 * Whether the entries of a kind are the whole of it, each with a page of its own. Before that, pages show them as
 * samples and name the day of publication. News need no word: they are published by being written.
 */
export function isPublished(kind: PublishedKind | 'news'): boolean {
  return kind === 'news' ? hasNews : known.published[kind];
}

/** What is said in a folder of entries, or why it cannot be read. A set that says nothing publishes nothing. */
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
