import { onTestFinished } from 'vitest';
import type { CheckId } from './checks.ts';
import { recordResult } from './results.ts';

/**
 * Links the current Vitest test to an acceptance check and returns a function for the measured figure. A test that
 * throws earlier is recorded as failed without a figure.
 */
export function reportCheck(check: CheckId): (figure: string) => void {
  let measured = '';
  onTestFinished(({ task }) =>
    recordResult({
      check,
      figure: measured,
      result: task.result?.state === 'pass' ? 'passed' : 'failed',
    }),
  );
  return (figure) => {
    measured = figure;
  };
}
