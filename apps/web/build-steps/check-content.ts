import { bonusFaults } from '@kongres/content/checks/bonus-faults';
import { entryFaults } from '@kongres/content/checks/entry-faults';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { isPlaceholderAllowed, publicAddress } from './config.ts';

// Before a build: what no page can be made of, and what must not become public.

const address = publicAddress();
const placeholders = (await findPlaceholders()).map(({ sentence }) => sentence);
const isRefused = address !== null && !isPlaceholderAllowed;
const faults = [...entryFaults(), ...bonusFaults(), ...(isRefused ? placeholders : [])];

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  const reason = address ? `for ${address} ` : '';
  console.error(`\nNo build ${reason}before these are mended: ${faults.length}`);
  process.exit(1);
}
if (placeholders.length > 0) {
  console.warn(
    `Not for the public yet: ${placeholders.length} placeholders (npm run launch-check lists them)`,
  );
}
