import { InvalidArgumentError } from 'commander';
import { builtInVersion } from '../../footer/footer-versions.ts';

const builtInName = 'built-in';

export function versionName(version: number): string {
  return version === builtInVersion ? builtInName : String(version);
}

export function readVersion(text: string): number {
  if (text === builtInName || text === 'default') return builtInVersion;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`A version is a number from the list, or ${builtInName}.`);
}
