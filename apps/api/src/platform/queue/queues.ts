import type { QueueOptions } from 'pg-boss';
import * as z from 'zod';

/** Retries for two days, at most 15 minutes apart. A missing heartbeat reveals a dead worker. */
const retryOptions = {
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
} satisfies QueueOptions;

/** After that another worker retries the job. */
export const jobTimeoutSeconds = retryOptions.expireInSeconds;

const id = z.string();
const requestId = z.string();

export const jobSchemas = {
  'order-email': z.object({ emailId: id, requestId }),
  refund: z.object({ orderId: id, requestId }),
  // Separate from order emails, so that tickets do not wait for thousands of announcements.
  announcement: z.object({ emailId: id, requestId }),
  'announcement-test': z.object({ testEmailId: id, requestId }),
  'contact-email': z.object({ emailId: id, requestId }),
  'contact-reply': z.object({ replyId: id, requestId }),
  'incident-email': z.object({ incidentId: id, requestId }),
  'order-owner-changed': z.object({ orderId: id, requestId }),
  'order-search': z.object({ searchId: id, requestId }),
};

export type JobName = keyof typeof jobSchemas;
export type Jobs = { [Name in JobName]: z.infer<(typeof jobSchemas)[Name]> };

export const queueOptions = Object.fromEntries(
  Object.keys(jobSchemas).map((name) => [name, retryOptions]),
) as Record<JobName, typeof retryOptions>;

export const deadLetterQueue = { name: 'dead-letter', options: retryOptions };

export type DeadLetterJob = {
  [Name in JobName]: { queue: Name; job: Jobs[Name] };
}[JobName];

/** Cron times (UTC). Each run also does the work of missed ones. */
export const cronSchedules = {
  'incident-email-requeue': '*/5 * * * *',
  'workshop-bookings': '* * * * *',
  'contact-message-retention': '17 * * * *',
  // The privacy policy promises deletion within an hour.
  'order-search-retention': '*/10 * * * *',
  'rate-limit-retention': '*/20 * * * *',
  'desk-session-retention': '7 * * * *',
  'room-seat-retention': '27 * * * *',
  'room-chat-retention': '37 * * * *',
  'attendee-schedule-retention': '47 4 * * *',
  'playback-position-retention': '17 4 * * *',
  'unpaid-order-retention': '37 * * * *',
  'settled-order-retention': '47 3 * * *',
  'payment-event-retention': '57 3 * * *',
  'audit-log-retention': '7 4 * * *',
} as const;

export type ScheduledTaskName = keyof typeof cronSchedules;

/** pg-boss takes whole seconds, so a delay is one second at least. */
export function shortenRetryDelays<Options extends typeof retryOptions>(
  options: Options,
  speedup: number,
): Options {
  const shortenDelay = (seconds: number) => Math.max(1, Math.round(seconds / speedup));
  return {
    ...options,
    retryDelay: shortenDelay(options.retryDelay),
    retryDelayMax: shortenDelay(options.retryDelayMax),
  };
}
