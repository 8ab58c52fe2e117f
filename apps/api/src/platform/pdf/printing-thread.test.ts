import { expect, test } from 'vitest';
import { createPrintingThread, PrinterBusy } from './printing-thread.ts';

/** A thread that does as the number says, and otherwise writes the number back. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number }) => {
      if (number === 'crash') throw new Error('no more');
      if (number === 'exit') process.exit(3);
      if (number === 'refuse') parentPort.postMessage({ ok: false, error: new Error('cannot') });
      else if (number !== 'hang') {
        parentPort.postMessage({ ok: true, pdf: new TextEncoder().encode(number) });
      }
    });
  `)}`,
);

const numbered = (number: string) => ({ number });
const words = (pdf: Buffer) => pdf.toString();

test.each(['crash', 'exit', 'refuse'])(
  'a thread that ends in a %s fails the ticket it was at, and those behind it are drawn',
  async (fate) => {
    const { print } = createPrintingThread({ program });
    const [failed, behind] = await Promise.allSettled([
      print(numbered(fate)),
      print(numbered('2')),
    ]);
    expect(failed.status).toBe('rejected');
    expect(behind.status === 'fulfilled' && words(behind.value)).toBe('2');
    expect(words(await print(numbered('3')))).toBe('3');
  },
  120_000,
);

test('a thread that hangs is given up, and the next ticket is drawn', async () => {
  const { print } = createPrintingThread({ program, patienceMs: 500 });
  await print(numbered('1'));
  const [hanging, behind] = await Promise.allSettled([
    print(numbered('hang')),
    print(numbered('2')),
  ]);
  expect(hanging.status === 'rejected' && hanging.reason).toMatchObject({
    cause: { message: 'the printing thread hangs' },
  });
  expect(behind.status === 'fulfilled' && words(behind.value)).toBe('2');
}, 120_000);

test('a file beyond the limit of waiting files is refused and the others are printed', async () => {
  const { print } = createPrintingThread({ program, mostWaiting: 3 });
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) => print(numbered(String(n)))),
  );
  // The first is being drawn, three wait.
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    ...Array.from({ length: 2 }, () => 'rejected'),
  ]);
  expect(answers[5]?.status === 'rejected' && answers[5].reason).toBeInstanceOf(PrinterBusy);
  expect(words(await print(numbered('later')))).toBe('later');
}, 120_000);
