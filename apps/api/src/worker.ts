import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { deleteOldMessages } from './contact/delete-old-messages.ts';
import { createPool } from './db/connection.ts';
import { createLog } from './http/log.ts';
import { deliverAnnouncement } from './mail/deliver-announcement.ts';
import { deliverContactMail } from './mail/deliver-contact-mail.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { createSender } from './mail/sender.ts';
import { answerSearch } from './orders/answer-search.ts';
import { reconcileOrders } from './orders/reconcile-orders.ts';
import { refundOrder } from './orders/refund-order.ts';
import { sweepHolds } from './orders/sweep-holds.ts';
import { createPayments } from './payments/payments.ts';
import { keepPromises } from './privacy/keep-promises.ts';
import { openQueue } from './queue/queue.ts';
import { startWorking } from './queue/work.ts';

/** Everything that may wait: mails, refunds, holds nobody paid, payments nobody told us of. */
const config = readConfig();
const log = createLog(config.logLevel, 'worker');
const pool = createPool(config.databaseUrl, log, 'worker');
const queue = await openQueue(pool, log);
const shop = { pool, queue, payments: createPayments(config), now: () => new Date() };
const sender = createSender(config);

const working = await startWorking(
  config.databaseUrl,
  log,
  {
    mail: ({ mailId }) => deliverMail({ pool, sender, config }, mailId),
    announcement: ({ mailId }) => deliverAnnouncement({ pool, sender, config }, mailId),
    contact: ({ mailId }) => deliverContactMail({ pool, sender }, mailId),
    search: ({ searchId }) => answerSearch({ pool, sender, config }, searchId),
    refund: ({ orderId, requestId }) => refundOrder(shop, orderId, requestId),
  },
  { 'contact-retention': () => deleteOldMessages(shop), ...keepPromises(shop) },
);

const stopping = new AbortController();
const rounds = [
  every(config.sweepSeconds, 'sweep', () => sweepHolds(shop, log)),
  every(config.reconcileSeconds, 'reconcile', () =>
    reconcileOrders(shop, log, { openForSeconds: config.reconcileSeconds / 2 }),
  ),
];
log.info('worker ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

async function stop() {
  stopping.abort();
  await working.stop();
  await Promise.all(rounds);
  await queue.stop();
  sender.close();
  await pool.end();
}

/** A round that fails is told and tried again in the next. */
async function every(seconds: number, name: string, round: () => Promise<void>) {
  while (!stopping.signal.aborted) {
    await round().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
    await sleep(seconds * 1000, null, { signal: stopping.signal }).catch(() => {});
  }
}
