import { jobs } from '../src/main/jobs.ts';
import type { Work } from '../src/platform/queue/work.ts';
import type { ExhaustedJob, JobName, Jobs } from '../src/platform/queue/queues.ts';

export type Handlers = { [Name in JobName]: (job: Jobs[Name]) => Promise<string> } & {
  exhausted: (exhausted: ExhaustedJob) => Promise<string>;
};

const idle = () => Promise.resolve('nothing');

/** The work of a worker that takes every job, at the product's pace, and does only what the given handlers do. */
export function workOf({ exhausted = idle, ...handlers }: Partial<Handlers> = {}): Work<null> {
  const table = Object.entries(jobs).map(([name, { pace }]) => {
    const handle = (handlers[name as JobName] ?? idle) as (job: object) => Promise<string>;
    return [name, { pace, handle: (_context: null, job: object) => handle(job) }];
  });
  return {
    jobs: Object.fromEntries(table) as Work<null>['jobs'],
    context: null,
    handleExhausted: exhausted,
  };
}
