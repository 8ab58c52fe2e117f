import { Worker } from 'node:worker_threads';

export type PdfThreadResponse = { ok: true; pdf: Uint8Array } | { ok: false; error: unknown };

export class PdfQueueFullError extends Error {}

interface Job<Wanted> {
  request: Wanted;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

interface PdfThreadOptions {
  program: URL;
  /** A ticket takes 250 ms. */
  timeoutMs?: number;
  /** For the first file of a thread, which also loads modules and subsets fonts. */
  startupTimeoutMs?: number;
  maxQueued?: number;
}

export interface PdfThread<Wanted> {
  start: () => void;
  renderPdf: (wanted: Wanted) => Promise<Buffer>;
}

/**
 * Renders PDFs one at a time in a worker thread, started on first use. If the thread dies or hangs, its current file
 * fails and the next one gets a new thread.
 */
export function createPdfThread<Wanted>({
  program,
  timeoutMs = 20_000,
  startupTimeoutMs = 60_000,
  maxQueued = 40,
}: PdfThreadOptions): PdfThread<Wanted> {
  const waiting: Job<Wanted>[] = [];
  let thread: Worker | null = null;
  let hasResponded = false;
  let current: { job: Job<Wanted>; timer: NodeJS.Timeout } | null = null;

  function startThread(): Worker {
    hasResponded = false;
    // The environment is empty: the thread needs no secrets.
    const worker = new Worker(program, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.on('message', (answer: PdfThreadResponse) => {
      if (worker !== thread) return;
      hasResponded = true;
      finish(answer);
    });
    worker.on('error', (error) => abandon(worker, error));
    worker.on('exit', (code) => abandon(worker, new Error(`PDF thread exited with ${code}`)));
    // An idle thread must not keep the process alive.
    worker.unref();
    return worker;
  }

  function runNext() {
    if (current) return;
    const job = waiting.shift();
    if (!job) {
      thread?.unref();
      return;
    }
    thread ??= startThread();
    const worker = thread;
    const handleTimeout = () => abandon(worker, new Error('PDF thread timed out'));
    current = {
      job,
      timer: setTimeout(handleTimeout, hasResponded ? timeoutMs : startupTimeoutMs),
    };
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
    worker.postMessage(job.request);
  }

  function finish(answer: PdfThreadResponse) {
    if (!current) return;
    const { job, timer } = current;
    clearTimeout(timer);
    current = null;
    if (answer.ok) job.resolve(Buffer.from(answer.pdf));
    else job.reject(new Error('PDF could not be rendered', { cause: answer.error }));
    runNext();
  }

  function abandon(worker: Worker, error: unknown) {
    if (worker !== thread) return;
    thread = null;
    void worker.terminate();
    finish({ ok: false, error });
  }

  return {
    start: () => {
      thread ??= startThread();
    },
    renderPdf: (request) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxQueued) {
          reject(new PdfQueueFullError('too many queued PDF requests'));
          return;
        }
        waiting.push({ request, resolve, reject });
        runNext();
      }),
  };
}
