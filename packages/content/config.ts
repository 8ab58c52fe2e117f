import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Asked for by name, because the build of the site bundles this file into another folder. */
const packageFolder = fileURLToPath(new URL('.', import.meta.resolve('@kongres/content/config')));

export const projectFolder = join(packageFolder, '../..');

/** The folder of photographs beside the folders of entries. */
export const mediaName = 'media';

/**
 * The entries of this build, a folder for each kind. CONTENT_DIR names another set, absolute or from the
 * root of the project.
 */
export const entriesFolder = resolve(
  projectFolder,
  process.env['CONTENT_DIR'] || join(packageFolder, 'entries'),
);

export const mediaFolder = join(entriesFolder, mediaName);
