import { PgBoss, type JobResult, type WorkOptions } from 'pg-boss';
import type { Logger } from '../log.ts';
import { startOrStop } from './queue.ts';
import {
  deadLetterQueue,
  jobSchemas,
  type DeadLetterJob,
  type JobName,
  type Jobs,
  type ScheduledTaskName,
} from './queues.ts';

interface JobHandler<Name extends JobName, JobContext> {
  concurrency: Pick<WorkOptions, 'batchSize' | 'burstWhenBatchFull'> & { localConcurrency: number };
  /** The job keeps a database connection while it waits for the mail server. */
  sendsEmail?: true;
  handle: (context: JobContext, job: Jobs[Name]) => Promise<string>;
}

export type JobHandlers<JobContext> = { [Name in JobName]: JobHandler<Name, JobContext> };

export interface JobWorkerOptions<JobContext> {
  jobs: JobHandlers<JobContext>;
  context: JobContext;
  handleDeadLetter: (exhausted: DeadLetterJob) => Promise<string>;
  /** Without it this worker runs no scheduled tasks. */
  scheduledTasks?: Record<ScheduledTaskName, () => Promise<string>>;
}

export async function startJobWorker<JobContext>(
  connectionString: string,
  log: Logger,
  { jobs, context, handleDeadLetter, scheduledTasks }: JobWorkerOptions<JobContext>,
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    schedule: Boolean(scheduledTasks),
    migrate: false,
    // Only the owner may reindex.
    reindex: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ event: 'queue_error', err: error }, 'Job queue error'));
  await startOrStop(boss, async () => {
    await boss.start();
    for (const name of Object.keys(jobs) as JobName[]) await workQueue(name);
    await workDeadLetterQueue();
    for (const [name, task] of Object.entries(scheduledTasks ?? {}))
      await workScheduledTask(name, task);
  });
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };

  async function workQueue(name: JobName) {
    const { concurrency, handle: runHandler } = jobs[name] as JobHandler<typeof name, JobContext>;
    // Data of an older version may not parse: the job then fails and ends in the dead-letter queue.
    const handle = async (data: unknown) => await runHandler(context, jobSchemas[name].parse(data));
    await boss.work<Jobs[typeof name]>(
      name,
      { pollingIntervalSeconds: 0.5, ...concurrency, perJobResults: true },
      async (fetched) => {
        const results: JobResult[] = [];
        for (const { id, data } of fetched)
          results.push({ id, ...(await runJob(name, data, handle)) });
        return results;
      },
    );
  }

  async function workDeadLetterQueue() {
    const { name } = deadLetterQueue;
    const options = {
      pollingIntervalSeconds: 2,
      perJobResults: true,
      includeMetadata: true,
    } as const satisfies WorkOptions;
    await boss.work<DeadLetterJob['job'], void, typeof options>(name, options, async (fetched) => {
      const results: JobResult[] = [];
      for (const { id, data, sourceName } of fetched) {
        const deadLetter = { queue: sourceName, job: data } as DeadLetterJob;
        results.push({ id, ...(await runJob(name, data, () => handleDeadLetter(deadLetter))) });
      }
      return results;
    });
  }

  async function workScheduledTask(name: string, task: () => Promise<string>) {
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      const taskLog = log.child({ task: name });
      await task().then(
        (outcome) =>
          taskLog.info({ event: 'scheduled_task_completed', outcome }, 'Scheduled task completed'),
        (error: unknown) =>
          taskLog.error({ event: 'scheduled_task_failed', err: error }, 'Scheduled task failed'),
      );
    });
  }

  async function runJob<Data extends { requestId: string }>(
    name: string,
    data: Data | null,
    handle: (data: Data | null) => Promise<string>,
  ): Promise<Omit<JobResult, 'id'>> {
    // Not validated yet: the data may be null.
    const jobLog = log.child({ reqId: data?.requestId, job: name });
    try {
      jobLog.info({ event: 'job_completed', outcome: await handle(data) }, 'Job completed');
      return { status: 'completed' };
    } catch (error) {
      jobLog.warn({ event: 'job_failed', err: error }, 'Job failed; it will be retried');
      return { status: 'failed', output: removeErrorMessage(error) };
    }
  }
}

/** pg-boss stores thrown errors, whose messages may contain email addresses. */
function removeErrorMessage(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'unknown');
}
