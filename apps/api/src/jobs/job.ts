import type { WorkOptions } from 'pg-boss';
import type { Context } from '../context.ts';
import type { BuyersPost } from '../order-mails/deliver-mail.ts';
import type { JobName, Jobs } from '../queue/queues.ts';

/** What a job works with. Mails have connections of their own: a slow server keeps one for each. */
export interface JobContext extends Context {
  post: BuyersPost;
}

/** One kind of work that may wait. What it is told, and how often it is tried, queue/queues.ts says. */
export interface Job<Name extends JobName> {
  name: Name;
  /** How many are done at once, and how many are taken at a time. */
  pace: Pick<WorkOptions, 'batchSize' | 'burstWhenBatchFull'> & { localConcurrency: number };
  /** Whether each keeps a connection while it waits for a mail server. */
  sendsMail?: true;
  /** Does it; the answer is one word for the log. */
  handle: (context: JobContext, job: Jobs[Name]) => Promise<string>;
}

/** For what comes in thousands: taken one by one, each would wait for a poll. */
export const inTens = { batchSize: 10, burstWhenBatchFull: true } as const;
