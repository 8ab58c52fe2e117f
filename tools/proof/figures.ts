import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootFolder } from '../stack/folders.ts';
import type { CheckId } from './checks.ts';

/** What one test has to say about a check; several tests may speak of the same one. */
export interface Figure {
  check: CheckId;
  figure: string;
  result: 'passed' | 'failed' | 'not available here';
}

const file = join(rootFolder, '.reports/figures.jsonl');

/** One line, written at once: tests of several processes write to the same file. */
export function appendFigure(figure: Figure): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

export function forgetFigures(): void {
  rmSync(file, { force: true });
}

export function readFigures(): Figure[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure);
}
