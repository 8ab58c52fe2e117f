import { setTimeout as sleep } from 'node:timers/promises';
import { alarmOfExhausted } from './alarms/alarm-of-exhausted.ts';
import { deliverAlarm } from './alarms/deliver-alarm.ts';
import { oweAlarmMails } from './alarms/owe-alarm-mails.ts';
import { readConfig } from './config.ts';
import { deleteOldMessages } from './contact/delete-old-messages.ts';
import { createPool } from './db/connection.ts';
import { untilReachable } from './db/until-reachable.ts';
import { createLog } from './log.ts';
import { deliverAnnouncement } from './announcements/deliver-announcement.ts';
import { deliverContactMail } from './contact/deliver-contact-mail.ts';
import { deliverMail } from './order-mails/deliver-mail.ts';
import { createSender } from './mail/sender.ts';
import { answerSearch } from './order-search/answer-search.ts';
import { noteMoved } from './order-page/note-moved.ts';
import { reconcileOrders } from './settlement/reconcile-orders.ts';
import { refundOrder } from './settlement/refund-order.ts';
import { renewLinks } from './orders/renew-links.ts';
import { sweepHolds } from './settlement/sweep-holds.ts';
import { hearMissedEvents } from './settlement/hear-missed-events.ts';
import { createPayments } from './payments/payments.ts';
import { keepPromises } from './privacy/keep-promises.ts';
import { openQueue } from './queue/queue.ts';
import { jobSeconds } from './queue/queues.ts';
import { mailsAtOnce, startWorking } from './queue/work.ts';

/** Everything that may wait: mails, refunds, holds nobody paid, payments nobody told us of. */
const config = readConfig();
const log = createLog(config.logLevel, 'worker');
const pool = createPool(config.databaseUrl, log, 'worker');
const queue = await untilReachable(log, () => openQueue(pool, log));
const shop = { pool, queue, payments: createPayments(config), now: () => new Date(), config };
const sender = createSender(config);
// Apart: a slow mail server keeps a connection for each mail it has not taken yet, and refunds and
// holds must not wait for one. No setting of the server may end a transaction in the middle of a mail.
const mailPool = createPool(config.databaseUrl, log, 'worker', {
  max: mailsAtOnce,
  idle_in_transaction_session_timeout: (jobSeconds + 60) * 1000,
});
const post = { pool: mailPool, queue, sender, config };

const working = await untilReachable(log, () =>
  startWorking(
    config.databaseUrl,
    log,
    {
      mail: (job) => deliverMail(post, job),
      announcement: (job) => deliverAnnouncement(post, job),
      contact: (job) => deliverContactMail(post, job),
      alarm: (job) => deliverAlarm(post, job),
      search: ({ searchId }) => answerSearch(post, searchId),
      exhausted: (exhausted) => alarmOfExhausted(shop, exhausted),
      moved: ({ orderId }) => noteMoved(shop, orderId),
      refund: ({ orderId, requestId }) => refundOrder(shop, orderId, requestId),
    },
    {
      'alarm-mail': () => oweAlarmMails(shop),
      'contact-retention': () => deleteOldMessages(shop),
      ...keepPromises(shop),
    },
  ),
);

const stopping = new AbortController();
const rounds = [
  every(config.sweepSeconds, 'sweep', () => sweepHolds(shop, log)),
  every(config.reconcileSeconds, 'reconcile', () =>
    reconcileOrders(shop, log, { openForSeconds: config.reconcileSeconds / 2 }),
  ),
  every(config.reconcileSeconds, 'renew links', async () => {
    const renewed = await renewLinks(shop);
    if (renewed > 0) log.info({ orders: renewed }, 'orders have new links: APP_SECRET was changed');
  }),
  every(config.missedEventsSeconds, 'missed events', () => hearMissedEvents(shop, log)),
];
log.info('worker ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

async function stop() {
  stopping.abort();
  await working.stop();
  await Promise.all(rounds);
  await queue.stop();
  sender.close();
  await mailPool.end();
  await pool.end();
}

/** A round that fails is told and tried again in the next. */
async function every(seconds: number, name: string, round: () => Promise<void>) {
  while (!stopping.signal.aborted) {
    await round().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
    await sleep(seconds * 1000, null, { signal: stopping.signal }).catch(() => {});
  }
}
