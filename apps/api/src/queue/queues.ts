import type { QueueOptions } from 'pg-boss';

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

export const queues = {
  mail: patient,
  refund: patient,
  // Apart from other mails: a ticket does not wait behind a thousand announcements.
  announcement: patient,
  contact: patient,
  alarm: patient,
  moved: patient,
  search: patient,
} satisfies Record<string, QueueOptions>;

/** Where a job of any of them goes that failed every time, for somebody to be told. */
export const exhaustedQueue = { name: 'exhausted', options: patient };

/** What a job is told. The request's id lets its log lines be joined with those of the call. */
export interface Jobs {
  mail: { mailId: string; requestId: string };
  refund: { orderId: string; requestId: string };
  announcement: { mailId: string; requestId: string };
  contact: { mailId: string; requestId: string };
  alarm: { alarmId: string; requestId: string };
  moved: { orderId: string; requestId: string };
  search: { searchId: string; requestId: string };
}

/** A job that failed every time, and the queue it was in. */
export type ExhaustedJob = {
  [Name in keyof Jobs]: { queue: Name; job: Jobs[Name] };
}[keyof Jobs];

/** What comes by the clock, and when. Nothing is lost if a time is missed: the next one does it. */
export const rounds = {
  'alarm-mail': '*/5 * * * *',
  'contact-retention': '17 * * * *',
  // The policy says that counters are gone within the hour.
  'search-retention': '*/10 * * * *',
  'counter-retention': '*/20 * * * *',
  'unpaid-order-retention': '37 * * * *',
  'settled-order-retention': '47 3 * * *',
  'payment-event-retention': '57 3 * * *',
  'journal-retention': '7 4 * * *',
} as const;

/** The same schedule in a fraction of the time; a gap stays a whole second, the shortest there is. */
export function hurried<Options extends typeof patient>(options: Options, hurry: number): Options {
  const shorter = (seconds: number) => Math.max(1, Math.round(seconds / hurry));
  return {
    ...options,
    retryDelay: shorter(options.retryDelay),
    retryDelayMax: shorter(options.retryDelayMax),
  };
}
