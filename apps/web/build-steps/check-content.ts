import { bonusFaults } from '@kongres/content/checks/bonus-faults';
import { entryFaults } from '@kongres/content/checks/entry-faults';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { publicAddress } from './config.ts';

// Before a build: what no page can be made of, and what must not become public.

const faults = [...entryFaults(), ...bonusFaults()];
const address = publicAddress();
if (address) faults.push(...(await findPlaceholders()));

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  const reason = address ? `for ${address} ` : '';
  console.error(`\nNo build ${reason}before these are mended: ${faults.length}`);
  process.exit(1);
}
