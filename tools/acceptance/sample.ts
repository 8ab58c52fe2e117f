import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { languages, type Language } from '@kongres/content/facts/languages';
import { inheritedEnvironment } from '../lib/config.ts';
import { rootFolder } from '../lib/folders.ts';

/** Set by `npm run acceptance`: every check runs at full size. */
export const isAcceptance = Boolean(inheritedEnvironment['ACCEPTANCE']);

/** The same commit always checks the same sample, so a failure can be repeated. */
export const sampleSeed = inheritedEnvironment['SAMPLE_SEED'] || headCommit();

/** A number for a random generator. The salt keeps several numbers of one commit independent. */
export function seedByCommit(salt: string): number {
  return createHash('sha256').update(`${sampleSeed} ${salt}`).digest().readUInt32BE();
}

/** One item, chosen by the commit. The salt keeps several choices of one commit independent. */
export function pickByCommit<Item>(items: readonly Item[], salt: string): Item {
  const item = items[seedByCommit(salt) % items.length];
  if (item === undefined) throw new Error(`nothing to choose from for ${salt}`);
  return item;
}

/** Polish and one other language; all of them on acceptance. */
export function sampleLanguages(salt: string): readonly Language[] {
  if (isAcceptance) return languages;
  const [polish, ...others] = languages;
  return [polish, pickByCommit<Language>(others, salt)];
}

function headCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: rootFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A copy of the project without its history.
    return 'no commit';
  }
}
