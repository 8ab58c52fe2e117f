import type { CheckId } from '../acceptance/checks.ts';
import { recordResult } from '../acceptance/results.ts';

export async function runDrillCheck(check: CheckId, drill: () => Promise<string>): Promise<void> {
  // Child processes are stopped on exit.
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
