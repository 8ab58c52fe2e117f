import { PgBoss, type JobResult, type WorkOptions } from 'pg-boss';
import type { Logger } from '../log.ts';
import { beginOrStop } from './queue.ts';
import { exhaustedQueue, type ExhaustedJob, type Jobs, type rounds } from './queues.ts';

/** What each kind of job does; the answer is one word for the log. */
type Handlers = { [Name in keyof Jobs]: (job: Jobs[Name]) => Promise<string> } & {
  /** Is told of a job of any kind that failed every time. */
  exhausted: (exhausted: ExhaustedJob) => Promise<string>;
};

/** What each round does, likewise. A worker that is given none leaves the clock to others. */
type Rounds = { [Name in keyof typeof rounds]: () => Promise<string> };

/** Jobs that come in thousands are taken by the ten; otherwise each would wait for a poll. */
const pace = {
  mail: { localConcurrency: 4 },
  refund: { localConcurrency: 1 },
  announcement: { localConcurrency: 4, batchSize: 10, burstWhenBatchFull: true },
  contact: { localConcurrency: 2, batchSize: 10, burstWhenBatchFull: true },
  alarm: { localConcurrency: 1 },
  moved: { localConcurrency: 1 },
  search: { localConcurrency: 1, batchSize: 10, burstWhenBatchFull: true },
} satisfies Record<keyof Jobs, WorkOptions>;

/** How many mails may be with a mail server at a time, each with its row locked. */
export const mailsAtOnce =
  pace.mail.localConcurrency +
  pace.announcement.localConcurrency +
  pace.contact.localConcurrency +
  pace.search.localConcurrency +
  pace.alarm.localConcurrency;

/** Takes jobs and does them. A job that throws is told in the log and comes back later. */
export async function startWorking(
  connectionString: string,
  log: Logger,
  handlers: Handlers,
  byTheClock?: Rounds,
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    schedule: Boolean(byTheClock),
    migrate: false,
    // Indexes are the owner's.
    reindex: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await beginOrStop(boss, async () => {
    await boss.start();
    for (const name of Object.keys(pace) as (keyof Jobs)[]) await take(name);
    await takeExhausted();
    for (const [name, round] of Object.entries(byTheClock ?? {})) await goRounds(name, round);
  });
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };

  async function take(name: keyof Jobs) {
    const handle = handlers[name] as (job: Jobs[typeof name]) => Promise<string>;
    await boss.work<Jobs[typeof name]>(
      name,
      { pollingIntervalSeconds: 0.5, ...pace[name], perJobResults: true },
      async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push({ id, ...(await done(name, data, handle)) });
        return results;
      },
    );
  }

  async function takeExhausted() {
    const { name } = exhaustedQueue;
    const options = {
      pollingIntervalSeconds: 2,
      perJobResults: true,
      includeMetadata: true,
    } as const satisfies WorkOptions;
    await boss.work<ExhaustedJob['job'], void, typeof options>(name, options, async (jobs) => {
      const results: JobResult[] = [];
      for (const { id, data, sourceName } of jobs) {
        const exhausted = { queue: sourceName, job: data } as ExhaustedJob;
        results.push({ id, ...(await done(name, data, () => handlers.exhausted(exhausted))) });
      }
      return results;
    });
  }

  /** A round that fails is told, and the next one comes in its time. */
  async function goRounds(name: string, round: () => Promise<string>) {
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      const roundLog = log.child({ round: name });
      await round().then(
        (outcome) => roundLog.info({ done: outcome }, 'round done'),
        (error: unknown) => roundLog.error({ err: error }, 'round failed'),
      );
    });
  }

  async function done<Job extends { requestId: string }>(
    name: string,
    job: Job,
    handle: (job: Job) => Promise<string>,
  ): Promise<Omit<JobResult, 'id'>> {
    const jobLog = log.child({ reqId: job.requestId, job: name });
    try {
      jobLog.info({ done: await handle(job) }, 'job done');
      return { status: 'completed' };
    } catch (error) {
      jobLog.warn({ err: error }, 'job failed, to be tried again');
      return { status: 'failed', output: withoutWords(error) };
    }
  }
}

/** The queue keeps what is thrown, and an address may be in its words. */
function withoutWords(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'unknown');
}
