import { jobHandlers } from '../src/main/jobs.ts';
import type { JobWorkerOptions } from '../src/platform/queue/job-worker.ts';
import type { DeadLetterJob, JobName, Jobs } from '../src/platform/queue/queues.ts';

export type JobHandlers = { [Name in JobName]: (job: Jobs[Name]) => Promise<string> } & {
  deadLetter: (exhausted: DeadLetterJob) => Promise<string>;
};

const skipJob = () => Promise.resolve('nothing');

/** Accepts every job with production concurrency; jobs without a given handler do nothing. */
export function createIdleWork({
  deadLetter: exhausted = skipJob,
  ...handlers
}: Partial<JobHandlers> = {}): JobWorkerOptions<null> {
  const table = Object.entries(jobHandlers).map(([name, { concurrency }]) => {
    const handle = (handlers[name as JobName] ?? skipJob) as (job: object) => Promise<string>;
    return [name, { concurrency, handle: (_context: null, job: object) => handle(job) }];
  });
  return {
    jobs: Object.fromEntries(table) as JobWorkerOptions<null>['jobs'],
    context: null,
    handleDeadLetter: exhausted,
  };
}
