import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { languages, type Language } from '@kongres/content/facts/languages';
import { inheritedEnvironment } from '../lib/config.ts';
import { rootFolder } from '../lib/folders.ts';

/** Set by `npm run acceptance`: every check runs at full size. */
export const isAcceptance = Boolean(inheritedEnvironment['ACCEPTANCE']);

/** Derived from the commit, so that failures can be reproduced. */
export const sampleSeed = inheritedEnvironment['SAMPLE_SEED'] || readHeadCommit();

/** A seed for a random generator. Use different salts for independent seeds. */
export function seedByCommit(salt: string): number {
  return createHash('sha256').update(`${sampleSeed} ${salt}`).digest().readUInt32BE();
}

export function pickByCommit<Item>(items: readonly Item[], salt: string): Item {
  const item = items[seedByCommit(salt) % items.length];
  if (item === undefined) throw new Error(`nothing to choose from for ${salt}`);
  return item;
}

/** Polish and one other language; all languages on acceptance. */
export function pickSampleLanguages(salt: string): readonly Language[] {
  if (isAcceptance) return languages;
  const [polish, ...others] = languages;
  return [polish, pickByCommit<Language>(others, salt)];
}

function readHeadCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: rootFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A copy without git history.
    return 'no commit';
  }
}
