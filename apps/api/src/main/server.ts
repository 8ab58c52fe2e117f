import { createApp } from './app.ts';
import { readConfig } from '../platform/config/config.ts';
import { createPool } from '../platform/db/connection.ts';
import { retryUntilReachable } from '../platform/db/retry-until-reachable.ts';
import { openEditionClock } from '../platform/clock/open-edition-clock.ts';
import { createLogger } from '../platform/log.ts';
import { startPdfThread } from '../sales/tickets/pdf-cache.ts';
import { createOrderNumberGuard } from '../sales/checkout/order-number-guard.ts';
import { createPayments } from '../sales/payments/payments.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { requireLaunchCheck } from '../platform/config/require-launch-check.ts';
import { createProcessMetrics } from './metrics.ts';

const config = readConfig();
await requireLaunchCheck(config);
const log = createLogger(config.logLevel, `api ${config.port}`);
const pool = createPool(config.databaseUrl, log, `api ${config.port}`);
// Separate from the visitors' pool: connections carry the acting staff member, and long desk queries must not delay purchases.
const deskPool = createPool(config.databaseUrl, log, `desk ${config.port}`, { max: 3 });
const queue = await retryUntilReachable(log, () => openQueue(pool, log));
const getNow = () => new Date();
const edition = await retryUntilReachable(log, () =>
  openEditionClock({ pool, now: getNow, log }, config.editionClock),
);
const payments = createPayments(config);
const orderNumberGuard = createOrderNumberGuard(pool, payments);
const context = { pool, deskPool, queue, payments, orderNumberGuard, now: getNow, edition, config };
const processMetrics = createProcessMetrics(`api ${config.port}`, config, { ...context, log });
const { app, shutDown } = await createApp(config, context, log, processMetrics.onRequestCompleted);
await app.listen({ host: config.host, port: config.port });
startPdfThread();
await processMetrics.start();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopServer());

async function stopServer() {
  await shutDown();
  await processMetrics.stop();
  await queue.stop();
  await deskPool.end();
  await pool.end();
}
