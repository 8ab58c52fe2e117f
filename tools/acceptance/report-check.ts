import { onTestFinished } from 'vitest';
import type { CheckId } from './checks.ts';
import { recordResult } from './results.ts';

/**
 * Links the running Vitest test to an acceptance check. Call it first and pass the measured figure to the
 * returned function; a test that throws before that is recorded as failed, without a figure.
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
