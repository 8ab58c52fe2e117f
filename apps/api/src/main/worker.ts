import { alarmOfExhausted } from '../platform/incidents/alarm-of-exhausted.ts';
import { runAnnouncements } from '../comms/announcements/run-announcements.ts';
import { readConfig } from '../platform/config/config.ts';
import { createPool } from '../platform/db/connection.ts';
import { untilReachable } from '../platform/db/until-reachable.ts';
import { openEditionClock } from '../platform/clock/open-edition-clock.ts';
import { createLog } from '../platform/log.ts';
import { createSender } from '../platform/mail/sender.ts';
import { reconcileOrders } from '../sales/settlement/reconcile-orders.ts';
import { learnDetails } from '../sales/payments/learn-details.ts';
import { renewLinks } from '../sales/orders/renew-links.ts';
import { sweepHolds } from '../sales/settlement/sweep-holds.ts';
import { hearMissedEvents } from '../sales/settlement/hear-event.ts';
import { createPayments } from '../sales/payments/payments.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { needLaunchCheck } from '../platform/config/need-launch-check.ts';
import { jobSeconds } from '../platform/queue/queues.ts';
import { jobs, mailsAtOnce } from './jobs.ts';
import { createRounds } from '../platform/queue/rounds.ts';
import { scheduledWork } from './scheduled.ts';
import { startWorking } from '../platform/queue/work.ts';
import { watchProcess } from './metrics.ts';

/** Soon after somebody at the desk has said "now". */
const announcementSeconds = 5;
const missedEventsSeconds = 3600;

/** Everything that may wait: mails, refunds, holds nobody paid, payments nobody told us of. */
const config = readConfig();
await needLaunchCheck(config);
const log = createLog(config.logLevel, 'worker');
const pool = createPool(config.databaseUrl, log, 'worker');
const queue = await untilReachable(log, () => openQueue(pool, log));
const now = () => new Date();
const edition = await untilReachable(log, () =>
  openEditionClock({ pool, now, log }, config.editionClock),
);
const context = { pool, queue, payments: createPayments(config), now, edition, config };
const sender = createSender(config);
// Apart: a slow mail server keeps a connection for each mail it has not taken yet, and refunds and
// holds must not wait for one. No setting of the server may end a transaction in the middle of a mail.
const mailPool = createPool(config.databaseUrl, log, 'worker', {
  max: mailsAtOnce,
  idle_in_transaction_session_timeout: (jobSeconds + 60) * 1000,
});
const post = { pool: mailPool, queue, sender, edition, config };

const working = await untilReachable(log, () =>
  startWorking(config.databaseUrl, log, {
    jobs,
    context: { ...context, post },
    handleExhausted: (exhausted) => alarmOfExhausted(context, exhausted),
    scheduled: scheduledWork(context),
  }),
);

const { every, ...rounds } = createRounds(log, now);
every(config.sweepSeconds, 'sweep', () => sweepHolds(context, log));
every(config.reconcileSeconds, 'reconcile', () =>
  reconcileOrders(context, log, { openForSeconds: config.reconcileSeconds / 2 }),
);
every(config.reconcileSeconds, 'renew links', async () => {
  const renewed = await renewLinks(context);
  if (renewed > 0) log.info({ orders: renewed }, 'orders have new links: APP_SECRET was changed');
});
every(config.reconcileSeconds, 'payment details', () => learnDetails(context, log));
every(missedEventsSeconds, 'missed events', () => hearMissedEvents(context, log));
every(announcementSeconds, 'announcements', async () => {
  const queued = await runAnnouncements(context);
  if (queued > 0) log.info({ mails: queued }, 'announcements queued');
});
const watch = watchProcess('worker', config, { ...context, log, rounds });
await watch.start();
log.info('worker ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

async function stop() {
  await watch.stop();
  await Promise.all([working.stop(), rounds.stop()]);
  await queue.stop();
  sender.close();
  await mailPool.end();
  await pool.end();
}
