import { alarmOfExhausted } from './alarms/alarm-of-exhausted.ts';
import { runAnnouncements } from './announcements/run-announcements.ts';
import { readConfig } from './config.ts';
import { createPool } from './db/connection.ts';
import { untilReachable } from './db/until-reachable.ts';
import { openEditionClock } from './edition/open-edition-clock.ts';
import { createLog } from './log.ts';
import { createSender } from './mail/sender.ts';
import { reconcileOrders } from './settlement/reconcile-orders.ts';
import { learnDetails } from './payment-details/learn-details.ts';
import { renewLinks } from './orders/renew-links.ts';
import { sweepHolds } from './settlement/sweep-holds.ts';
import { hearMissedEvents } from './settlement/hear-missed-events.ts';
import { createPayments } from './payments/payments.ts';
import { openQueue } from './queue/queue.ts';
import { needLaunchCheck } from './stage/need-launch-check.ts';
import { jobSeconds } from './queue/queues.ts';
import { jobs, mailsAtOnce } from './jobs/jobs.ts';
import { createRounds } from './jobs/rounds.ts';
import { scheduledWork } from './jobs/scheduled.ts';
import { startWorking } from './jobs/work.ts';
import { watchProcess } from './watch/watch-process.ts';

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
