import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleFolders } from '../stack/folders.ts';
import { makeCongress, sizes, usualSeed } from './make-congress.ts';
import { writeCongress } from './write-congress.ts';

/** Writes an invented congress of full size, to build the site from with CONTENT_DIR. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: usualSeed },
    into: { type: 'string', default: sampleFolders.full.entries },
  },
});
const folder = resolve(values.into);
rmSync(folder, { recursive: true, force: true });
writeCongress(folder, makeCongress(values.seed, 'full'));
const told = Object.entries(sizes.full).map(([kind, size]) => `${size} ${kind}`);
console.log(`${folder}: ${told.join(', ')}`);
