import type { QueueOptions } from 'pg-boss';
import * as z from 'zod';

/**
 * Every kind of work that may wait. A mail is tried for days, in gaps of at most a quarter of an
 * hour; a refund likewise. A worker that died is noticed by its missing heartbeat.
 */
const patient = {
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
} satisfies QueueOptions;

/** How long a job may take, in seconds, until it is given to another worker. */
export const jobSeconds = patient.expireInSeconds;

const id = z.string();
/** Lets a job's log lines be joined with those of the call that asked for it. */
const requestId = z.string();

/** What a job of each queue is told. */
export const jobSchemas = {
  mail: z.object({ mailId: id, requestId }),
  refund: z.object({ orderId: id, requestId }),
  // Apart from other mails: a ticket does not wait behind a thousand announcements.
  announcement: z.object({ mailId: id, requestId }),
  trial: z.object({ trialId: id, requestId }),
  contact: z.object({ mailId: id, requestId }),
  answer: z.object({ answerId: id, requestId }),
  alarm: z.object({ alarmId: id, requestId }),
  moved: z.object({ orderId: id, requestId }),
  search: z.object({ searchId: id, requestId }),
};

export type JobName = keyof typeof jobSchemas;
export type Jobs = { [Name in JobName]: z.infer<(typeof jobSchemas)[Name]> };

/** How often a job of each queue is tried. */
export const queues = Object.fromEntries(
  Object.keys(jobSchemas).map((name) => [name, patient]),
) as Record<JobName, typeof patient>;

/** Where a job of any of them goes that failed every time, for somebody to be told. */
export const exhaustedQueue = { name: 'exhausted', options: patient };

/** A job that failed every time, and the queue it was in. */
export type ExhaustedJob = {
  [Name in JobName]: { queue: Name; job: Jobs[Name] };
}[JobName];

/** What comes by the clock, and when. Nothing is lost if a time is missed: the next one does it. */
export const schedule = {
  'alarm-mail': '*/5 * * * *',
  'workshop-places': '* * * * *',
  'contact-retention': '17 * * * *',
  // The policy says that counters are gone within the hour.
  'search-retention': '*/10 * * * *',
  'counter-retention': '*/20 * * * *',
  'desk-retention': '7 * * * *',
  'visit-retention': '27 * * * *',
  'talk-retention': '37 * * * *',
  'plan-retention': '47 4 * * *',
  'watched-retention': '17 4 * * *',
  'unpaid-order-retention': '37 * * * *',
  'settled-order-retention': '47 3 * * *',
  'payment-event-retention': '57 3 * * *',
  'journal-retention': '7 4 * * *',
} as const;

export type ScheduledName = keyof typeof schedule;

/** The same gaps in a fraction of the time; a gap stays a whole second, the shortest there is. */
export function hurried<Options extends typeof patient>(options: Options, hurry: number): Options {
  const shorter = (seconds: number) => Math.max(1, Math.round(seconds / hurry));
  return {
    ...options,
    retryDelay: shorter(options.retryDelay),
    retryDelayMax: shorter(options.retryDelayMax),
  };
}
