import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootFolder } from '../lib/folders.ts';
import type { CheckId } from './checks.ts';

export interface CheckResult {
  check: CheckId;
  figure: string;
  result: 'passed' | 'failed' | 'not available here';
}

const file = join(rootFolder, '.reports/check-results.jsonl');

/** One write per line: several test processes append to the file. */
export function recordResult(result: CheckResult): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}

export function clearResults(): void {
  rmSync(file, { force: true });
}

export function readResults(): CheckResult[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CheckResult);
}
