import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Resolved by package name, because the site build bundles this file into another folder. */
const packageFolder = fileURLToPath(new URL('.', import.meta.resolve('@kongres/content/config')));

export const projectFolder = join(packageFolder, '../..');

export const mediaName = 'media';

/** The entries of this build. CONTENT_DIR selects another set, absolute or relative to the project root. */
export const entriesFolder = resolve(
  projectFolder,
  process.env['CONTENT_DIR'] || join(packageFolder, 'entries'),
);

export const mediaFolder = join(entriesFolder, mediaName);
