import { expect, test } from 'vitest';
import { createPdfThread, PdfQueueFullError } from './pdf-thread.ts';

/** A thread that fails as `number` says, or returns it. */
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

const createNumberedRequest = (number: string) => ({ number });
const toText = (pdf: Buffer) => pdf.toString();

test.each(['crash', 'exit', 'refuse'])(
  'a %s of the thread fails the current file, and queued files are rendered',
  async (fate) => {
    const thread = createPdfThread({ program });
    const [failed, behind] = await Promise.allSettled([
      thread.renderPdf(createNumberedRequest(fate)),
      thread.renderPdf(createNumberedRequest('2')),
    ]);
    expect(failed.status).toBe('rejected');
    expect(behind.status === 'fulfilled' && toText(behind.value)).toBe('2');
    expect(toText(await thread.renderPdf(createNumberedRequest('3')))).toBe('3');
  },
  120_000,
);

test('a hanging thread times out, and the next file is rendered', async () => {
  const thread = createPdfThread({ program, timeoutMs: 500 });
  await thread.renderPdf(createNumberedRequest('1'));
  const [hanging, behind] = await Promise.allSettled([
    thread.renderPdf(createNumberedRequest('hang')),
    thread.renderPdf(createNumberedRequest('2')),
  ]);
  expect(hanging.status === 'rejected' && hanging.reason).toMatchObject({
    cause: { message: 'PDF thread timed out' },
  });
  expect(behind.status === 'fulfilled' && toText(behind.value)).toBe('2');
}, 120_000);

test('rejects files above the queue limit and renders the others', async () => {
  const thread = createPdfThread({ program, maxQueued: 3 });
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) => thread.renderPdf(createNumberedRequest(String(n)))),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    ...Array.from({ length: 2 }, () => 'rejected'),
  ]);
  expect(answers[5]?.status === 'rejected' && answers[5].reason).toBeInstanceOf(PdfQueueFullError);
  expect(toText(await thread.renderPdf(createNumberedRequest('later')))).toBe('later');
}, 120_000);
