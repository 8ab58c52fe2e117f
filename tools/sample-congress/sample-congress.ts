import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleFolder } from '../stack/folders.ts';
import { sizes, writeCongress } from './write-congress.ts';

/** Writes an invented congress of full size, to build the site from with CONTENT_DIR. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'kongres' },
    into: { type: 'string', default: sampleFolder },
  },
});
const folder = resolve(values.into);
rmSync(folder, { recursive: true, force: true });
writeCongress(folder, values.seed);
const told = Object.entries(sizes).map(([kind, size]) => `${size} ${kind}`);
console.log(`${folder}: ${told.join(', ')}`);
