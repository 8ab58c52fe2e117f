import { resolve } from 'node:path';
import { findDifferences } from './find-differences.ts';
import { readRendering } from './read-rendering.ts';

const [before, after] = process.argv.slice(2);
if (!before || !after) {
  console.error('usage: npm run compare -- <folder of one rendering> <folder of the other>');
  process.exit(2);
}

const [first, second] = [readRendering(resolve(before)), readRendering(resolve(after))];
const differences = findDifferences(first, second);
for (const difference of differences) {
  console.log(`${difference.path}\n  - ${difference.before}\n  + ${difference.after}`);
}
console.log(`${first.size} and ${second.size} files compared, ${differences.length} differ`);
process.exit(differences.length > 0 ? 1 : 0);
