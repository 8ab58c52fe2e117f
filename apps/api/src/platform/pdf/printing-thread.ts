import { Worker } from 'node:worker_threads';

export type ThreadAnswer = { ok: true; pdf: Uint8Array } | { ok: false; error: unknown };

/** The limit of waiting files is reached. */
export class PrinterBusy extends Error {}

interface Job<Wanted> {
  wanted: Wanted;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

interface ThreadOptions {
  /** Calls `servePrints`. */
  program: URL;
  /** A ticket takes a quarter of a second; what takes this long hangs. */
  patienceMs?: number;
  /** The first one of a thread waits until programs are loaded and fonts are cut. */
  startMs?: number;
  mostWaiting?: number;
}

export interface PrintingThread<Wanted> {
  /** Loads what the first file would have to wait for. */
  start: () => void;
  print: (wanted: Wanted) => Promise<Buffer>;
}

/**
 * One thread that draws what its program can draw, started when the first file is wanted. A thread that dies or hangs
 * costs the file it was at; the next one is drawn by a new thread.
 */
export function createPrintingThread<Wanted>({
  program,
  patienceMs = 20_000,
  startMs = 60_000,
  mostWaiting = 40,
}: ThreadOptions): PrintingThread<Wanted> {
  const waiting: Job<Wanted>[] = [];
  let thread: Worker | null = null;
  let hasAnswered = false;
  let current: { job: Job<Wanted>; timer: NodeJS.Timeout } | null = null;

  function start(): Worker {
    hasAnswered = false;
    // It needs no secret, so it is told none.
    const worker = new Worker(program, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.on('message', (answer: ThreadAnswer) => {
      if (worker !== thread) return;
      hasAnswered = true;
      finish(answer);
    });
    worker.on('error', (error) => abandon(worker, error));
    worker.on('exit', (code) => abandon(worker, new Error(`the printing thread ended: ${code}`)));
    // Without work it keeps no process alive.
    worker.unref();
    return worker;
  }

  function takeNext() {
    if (current) return;
    const job = waiting.shift();
    if (!job) {
      thread?.unref();
      return;
    }
    thread ??= start();
    const worker = thread;
    const hangs = () => abandon(worker, new Error('the printing thread hangs'));
    current = { job, timer: setTimeout(hangs, hasAnswered ? patienceMs : startMs) };
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
    worker.postMessage(job.wanted);
  }

  function finish(answer: ThreadAnswer) {
    if (!current) return;
    const { job, timer } = current;
    clearTimeout(timer);
    current = null;
    if (answer.ok) job.resolve(Buffer.from(answer.pdf));
    else job.reject(new Error('a ticket cannot be drawn', { cause: answer.error }));
    takeNext();
  }

  function abandon(worker: Worker, error: unknown) {
    if (worker !== thread) return;
    thread = null;
    void worker.terminate();
    finish({ ok: false, error });
  }

  return {
    start: () => {
      thread ??= start();
    },
    print: (wanted) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) {
          reject(new PrinterBusy('too many tickets are wanted at once'));
          return;
        }
        waiting.push({ wanted, resolve, reject });
        takeNext();
      }),
  };
}
