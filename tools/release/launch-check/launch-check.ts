import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { findUsages } from './find-usages.ts';

const open = await findPlaceholders();
for (const { fact, message: sentence } of open) {
  const places = await findUsages(fact);
  console.log(`${sentence}\n  shows on: ${places.join(', ') || 'nothing yet'}`);
}
console.log(open.length > 0 ? `\n${open.length} to replace before a launch` : 'Ready for a launch');
process.exitCode = open.length > 0 ? 1 : 0;
