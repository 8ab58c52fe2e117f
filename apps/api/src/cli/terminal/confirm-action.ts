import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

export type Keyboard = Readable & { isTTY?: boolean };

/** Throws unless a person at the terminal answers yes. */
export async function confirmAction(
  keyboard: Keyboard,
  screen: Writable,
  question: string,
): Promise<void> {
  if (!keyboard.isTTY) {
    throw new CommandError(
      'This needs a confirmation and there is no terminal: add --yes to skip it.',
    );
  }
  // `terminal: false` keeps Ctrl-C working.
  const lines = createInterface({ input: keyboard, terminal: false });
  screen.write(`${question} [yes/no] `);
  const answer = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (!/^\s*(?:y|yes|t|tak)\s*$/i.test(answer)) throw new CommandError('Nothing was changed.');
}
