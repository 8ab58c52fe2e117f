import { placeholders } from '@kongres/content/facts/placeholder';
import '@kongres/content/facts/organiser';
import '@kongres/content/facts/tickets';
import { exhibitors } from '@kongres/content/facts/exhibitors';
import { sessions } from '@kongres/content/facts/programme';
import { speakers } from '@kongres/content/facts/speakers';
import { workshops } from '@kongres/content/facts/workshops';

/** Lists every fact that still has to be replaced before a launch. */
const samples = Object.entries({ speakers, sessions, workshops, exhibitors }).flatMap(
  ([collection, rows]) =>
    rows
      .filter((row) => row.sample)
      .map((row) => ({ fact: `${collection}.${row.id}`, value: 'sample' })),
);

const open = [...placeholders, ...samples];
for (const { fact, value } of open) console.log(`${fact.padEnd(36)} ${JSON.stringify(value)}`);
console.log(`\n${open.length} facts to replace before a launch`);
