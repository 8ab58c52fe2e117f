import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Refusal } from './refusal.ts';

export type Keyboard = Readable & { isTTY?: boolean };

/** Asks before what cannot be undone or is seen by everybody. Anything but a yes is a no, and so is nobody there to ask. */
export async function makeSure(
  keyboard: Keyboard,
  screen: Writable,
  question: string,
): Promise<void> {
  if (!keyboard.isTTY) {
    throw new Refusal('This needs a yes and nobody is here to ask: add --yes to do it anyway.');
  }
  // Not as a terminal: so Ctrl-C at the question simply ends the program.
  const lines = createInterface({ input: keyboard, terminal: false });
  screen.write(`${question} [yes/no] `);
  const answer = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (!/^\s*(?:y|yes|t|tak)\s*$/i.test(answer)) throw new Refusal('Nothing was changed.');
}
