import { findPlaceholders } from '@kongres/content/checks/find-placeholders';

/** Lists every fact that still has to be replaced before a launch. */
const open = await findPlaceholders();
for (const sentence of open) console.log(sentence);
console.log(`\n${open.length} facts to replace before a launch`);
