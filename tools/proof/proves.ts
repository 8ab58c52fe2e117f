import { onTestFinished } from 'vitest';
import type { CheckId } from './checks.ts';
import { appendFigure } from './figures.ts';

/**
 * Makes the running Vitest test speak for a check: call it first, tell it the figure once there is one.
 * A test that breaks before has no figure, and has failed all the same.
 */
export function proves(check: CheckId): (figure: string) => void {
  let measured = '';
  onTestFinished(({ task }) =>
    appendFigure({
      check,
      figure: measured,
      result: task.result?.state === 'pass' ? 'passed' : 'failed',
    }),
  );
  return (figure) => {
    measured = figure;
  };
}
