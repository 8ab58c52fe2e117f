import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { whereShown } from './where-shown.ts';

/** Lists whatever must be replaced before a launch, and where it shows; succeeds when nothing is left. */
const open = await findPlaceholders();
for (const { fact, sentence } of open) {
  const places = await whereShown(fact);
  console.log(`${sentence}\n  shows on: ${places.join(', ') || 'nothing yet'}`);
}
console.log(open.length > 0 ? `\n${open.length} to replace before a launch` : 'Ready for a launch');
process.exitCode = open.length > 0 ? 1 : 0;
