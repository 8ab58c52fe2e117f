import type { CheckId } from '../acceptance/checks.ts';
import { recordResult } from '../acceptance/results.ts';

/** Runs a drill and records its figure for the acceptance table; an exception counts as a failure. */
export async function runDrillCheck(check: CheckId, drill: () => Promise<string>): Promise<void> {
  // Whatever the drill has started ends with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const figure = await drill();
    console.log(`\n${figure}`);
    recordResult({ check, figure, result: 'passed' });
  } catch (error) {
    recordResult({ check, figure: '', result: 'failed' });
    throw error;
  }
}
