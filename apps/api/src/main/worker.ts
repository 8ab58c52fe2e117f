import { openIncidentForDeadLetter } from '../platform/incidents/dead-letter-incident.ts';
import { runAnnouncements } from '../comms/announcements/run-announcements.ts';
import { readConfig } from '../platform/config/config.ts';
import { createPool } from '../platform/db/connection.ts';
import { retryUntilReachable } from '../platform/db/retry-until-reachable.ts';
import { openEditionClock } from '../platform/clock/open-edition-clock.ts';
import { createLogger } from '../platform/log.ts';
import { createEmailSender } from '../platform/email/email-sender.ts';
import { reconcileOrders } from '../sales/settlement/reconcile-orders.ts';
import { fetchPaymentDetails } from '../sales/payments/fetch-payment-details.ts';
import { renewOrderLinks } from '../sales/orders/renew-order-links.ts';
import { releaseExpiredHolds } from '../sales/settlement/release-expired-holds.ts';
import { replayMissedEvents } from '../sales/settlement/handle-stripe-event.ts';
import { createPayments } from '../sales/payments/payments.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { requireLaunchCheck } from '../platform/config/require-launch-check.ts';
import { jobTimeoutSeconds } from '../platform/queue/queues.ts';
import { jobHandlers, maxConcurrentEmails } from './jobs.ts';
import { createPeriodicTasks } from '../platform/queue/periodic-tasks.ts';
import { createScheduledTasks } from './scheduled-tasks.ts';
import { startJobWorker } from '../platform/queue/job-worker.ts';
import { createProcessMetrics } from './metrics.ts';

const announcementIntervalSeconds = 5;
const missedEventsIntervalSeconds = 3600;

/** Runs emails, refunds, expired holds and missed payments outside of requests. */
const config = readConfig();
await requireLaunchCheck(config);
const log = createLogger(config.logLevel, 'worker');
const pool = createPool(config.databaseUrl, log, 'worker');
const queue = await retryUntilReachable(log, () => openQueue(pool, log));
const getNow = () => new Date();
const edition = await retryUntilReachable(log, () =>
  openEditionClock({ pool, now: getNow, log }, config.editionClock),
);
const context = { pool, queue, payments: createPayments(config), now: getNow, edition, config };
const sender = createEmailSender(config);
// Separate, because every email holds a connection while it is sent. The idle timeout exceeds the job timeout, so that
// the server does not end a transaction while an email is being sent.
const emailPool = createPool(config.databaseUrl, log, 'worker', {
  max: maxConcurrentEmails,
  idle_in_transaction_session_timeout: (jobTimeoutSeconds + 60) * 1000,
});
const emailContext = { pool: emailPool, queue, sender, edition, config };

const jobWorker = await retryUntilReachable(log, () =>
  startJobWorker(config.databaseUrl, log, {
    jobs: jobHandlers,
    context: { ...context, email: emailContext },
    handleDeadLetter: (job) => openIncidentForDeadLetter(context, job),
    scheduledTasks: createScheduledTasks(context),
  }),
);

const tasks = createPeriodicTasks(log, getNow);
tasks.addTask(config.sweepSeconds, 'sweep-holds', () => releaseExpiredHolds(context, log));
tasks.addTask(config.reconcileSeconds, 'reconcile-orders', () =>
  reconcileOrders(context, log, { openForSeconds: config.reconcileSeconds / 2 }),
);
tasks.addTask(config.reconcileSeconds, 'renew-order-links', async () => {
  const renewed = await renewOrderLinks(context);
  if (renewed > 0) {
    log.info(
      { event: 'order_links_renewed', orders: renewed },
      'Order links renewed after APP_SECRET changed',
    );
  }
});
tasks.addTask(config.reconcileSeconds, 'fetch-payment-details', () =>
  fetchPaymentDetails(context, log),
);
tasks.addTask(missedEventsIntervalSeconds, 'replay-missed-events', () =>
  replayMissedEvents(context, log),
);
tasks.addTask(announcementIntervalSeconds, 'send-due-announcements', async () => {
  const queued = await runAnnouncements(context);
  if (queued > 0) {
    log.info({ event: 'announcement_emails_queued', emails: queued }, 'Announcement emails queued');
  }
});
const processMetrics = createProcessMetrics('worker', config, { ...context, log, tasks });
await processMetrics.start();
log.info({ event: 'worker_started' }, 'Worker started');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopWorker());

async function stopWorker() {
  await processMetrics.stop();
  await Promise.all([jobWorker.stop(), tasks.stop()]);
  await queue.stop();
  sender.close();
  await emailPool.end();
  await pool.end();
}
