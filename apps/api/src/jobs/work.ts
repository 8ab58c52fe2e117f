import { PgBoss, type JobResult, type WorkOptions } from 'pg-boss';
import { alarmOfExhausted } from '../alarms/alarm-of-exhausted.ts';
import { jobs } from './jobs.ts';
import type { Job, JobContext } from './job.ts';
import type { Logger } from '../log.ts';
import { beginOrStop } from '../queue/queue.ts';
import {
  exhaustedQueue,
  jobSchemas,
  type ExhaustedJob,
  type JobName,
  type Jobs,
  type ScheduledName,
} from '../queue/queues.ts';

/** What each kind of job does; the answer is one word for the log. */
type Handlers = { [Name in JobName]: (job: Jobs[Name]) => Promise<string> } & {
  /** Is told of a job of any kind that failed every time. */
  exhausted: (exhausted: ExhaustedJob) => Promise<string>;
};

/** What is done by the clock, likewise. A worker that is given nothing leaves the clock to others. */
type Scheduled = Record<ScheduledName, () => Promise<string>>;

/** The handlers of all kinds of jobs. */
export function handlersIn(context: JobContext): Handlers {
  const bound = Object.values(jobs).map(({ name, handle }) => [
    name,
    (job: Jobs[typeof name]) => (handle as Job<typeof name>['handle'])(context, job),
  ]);
  return {
    ...(Object.fromEntries(bound) as Omit<Handlers, 'exhausted'>),
    exhausted: (exhausted) => alarmOfExhausted(context, exhausted),
  };
}

/** Takes jobs and does them. A job that throws is told in the log and comes back later. */
export async function startWorking(
  connectionString: string,
  log: Logger,
  handlers: Handlers,
  byTheClock?: Scheduled,
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
    for (const name of Object.keys(jobs) as JobName[]) await take(name);
    await takeExhausted();
    for (const [name, round] of Object.entries(byTheClock ?? {})) await takeScheduled(name, round);
  });
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };

  async function take(name: JobName) {
    const act = handlers[name] as (job: Jobs[typeof name]) => Promise<string>;
    // An older version may have written what this one cannot read: then somebody is told in the end.
    const handle = async (data: unknown) => await act(jobSchemas[name].parse(data));
    await boss.work<Jobs[typeof name]>(
      name,
      { pollingIntervalSeconds: 0.5, ...jobs[name].pace, perJobResults: true },
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
        results.push({ id, ...(await done(name, data, () => handlers.exhausted(exhausted))) });
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
