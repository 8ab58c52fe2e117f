import { validateBonuses } from '@kongres/content/checks/validate-bonuses';
import { validateEntries } from '@kongres/content/checks/validate-entries';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { isPlaceholderAllowed, getPublicHost } from './config.ts';

// Runs before a build: refuses invalid content, and placeholders in a public build.

const address = getPublicHost();
const placeholders = (await findPlaceholders()).map(({ message: sentence }) => sentence);
const isRefused = address !== null && !isPlaceholderAllowed;
const faults = [...validateEntries(), ...validateBonuses(), ...(isRefused ? placeholders : [])];

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  const reason = address ? `for ${address} ` : '';
  console.error(`\nBuild ${reason}stopped by ${faults.length} errors.`);
  process.exit(1);
}
if (placeholders.length > 0) {
  console.warn(
    `Not for the public yet: ${placeholders.length} placeholders (npm run launch-check lists them)`,
  );
}
