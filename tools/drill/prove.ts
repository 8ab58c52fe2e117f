import type { CheckId } from '../proof/checks.ts';
import { appendFigure } from '../proof/figures.ts';

/** Runs a drill that answers with its figure, and writes that down for the proof; one that breaks has failed. */
export async function prove(check: CheckId, drill: () => Promise<string>): Promise<void> {
  // Whatever the drill has started ends with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const figure = await drill();
    console.log(`\n${figure}`);
    appendFigure({ check, figure, result: 'passed' });
  } catch (error) {
    appendFigure({ check, figure: '', result: 'failed' });
    throw error;
  }
}
