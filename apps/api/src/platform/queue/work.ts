import { PgBoss, type JobResult, type WorkOptions } from 'pg-boss';
import type { Logger } from '../log.ts';
import { beginOrStop } from './queue.ts';
import {
  exhaustedQueue,
  jobSchemas,
  type ExhaustedJob,
  type JobName,
  type Jobs,
  type ScheduledName,
} from './queues.ts';

interface Job<Name extends JobName, JobContext> {
  /** How many run at once, and how many are fetched at a time. */
  pace: Pick<WorkOptions, 'batchSize' | 'burstWhenBatchFull'> & { localConcurrency: number };
  /** Whether each job keeps a connection while it waits for a mail server. */
  sendsMail?: true;
  /** Returns one word for the log. */
  handle: (context: JobContext, job: Jobs[Name]) => Promise<string>;
}

export type JobTable<JobContext> = { [Name in JobName]: Job<Name, JobContext> };

export interface Work<JobContext> {
  jobs: JobTable<JobContext>;
  context: JobContext;
  /** Receives each job that failed every time. */
  handleExhausted: (exhausted: ExhaustedJob) => Promise<string>;
  /** Without it this worker runs no periodic task. */
  scheduled?: Record<ScheduledName, () => Promise<string>>;
}

/** Takes jobs and does them. A job that throws is told in the log and comes back later. */
export async function startWorking<JobContext>(
  connectionString: string,
  log: Logger,
  { jobs, context, handleExhausted, scheduled }: Work<JobContext>,
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    schedule: Boolean(scheduled),
    migrate: false,
    // Indexes are the owner's.
    reindex: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await beginOrStop(boss, async () => {
    await boss.start();
    for (const name of Object.keys(jobs) as JobName[]) await take(name);
    await takeExhausted();
    for (const [name, round] of Object.entries(scheduled ?? {})) await takeScheduled(name, round);
  });
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };

  async function take(name: JobName) {
    const { pace, handle: act } = jobs[name] as Job<typeof name, JobContext>;
    // An older version may have written what this one cannot read: then somebody is told in the end.
    const handle = async (data: unknown) => await act(context, jobSchemas[name].parse(data));
    await boss.work<Jobs[typeof name]>(
      name,
      { pollingIntervalSeconds: 0.5, ...pace, perJobResults: true },
      async (taken) => {
        const results: JobResult[] = [];
        for (const { id, data } of taken) results.push({ id, ...(await done(name, data, handle)) });
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
    await boss.work<ExhaustedJob['job'], void, typeof options>(name, options, async (taken) => {
      const results: JobResult[] = [];
      for (const { id, data, sourceName } of taken) {
        const exhausted = { queue: sourceName, job: data } as ExhaustedJob;
        results.push({ id, ...(await done(name, data, () => handleExhausted(exhausted))) });
      }
      return results;
    });
  }

  /** What fails is told, and comes again in its time. */
  async function takeScheduled(name: string, round: () => Promise<string>) {
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      const roundLog = log.child({ round: name });
      await round().then(
        (outcome) => roundLog.info({ done: outcome }, 'round done'),
        (error: unknown) => roundLog.error({ err: error }, 'round failed'),
      );
    });
  }

  async function done<Data extends { requestId: string }>(
    name: string,
    data: Data | null,
    handle: (data: Data | null) => Promise<string>,
  ): Promise<Omit<JobResult, 'id'>> {
    // Not checked yet: a row that somebody else wrote may be empty.
    const jobLog = log.child({ reqId: data?.requestId, job: name });
    try {
      jobLog.info({ done: await handle(data) }, 'job done');
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
