import { createApp } from './app.ts';
import { readConfig } from '../platform/config/config.ts';
import { createPool } from '../platform/db/connection.ts';
import { untilReachable } from '../platform/db/until-reachable.ts';
import { openEditionClock } from '../platform/clock/open-edition-clock.ts';
import { createLog } from '../platform/log.ts';
import { preparePrinter } from '../sales/tickets/printer.ts';
import { createOrderNumbers } from '../sales/checkout/order-numbers.ts';
import { createPayments } from '../sales/payments/payments.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { needLaunchCheck } from '../platform/config/need-launch-check.ts';
import { watchProcess } from './metrics.ts';

const config = readConfig();
await needLaunchCheck(config);
const log = createLog(config.logLevel, `api ${config.port}`);
const pool = createPool(config.databaseUrl, log, `api ${config.port}`);
// Apart from that of visitors: its connections are told who uses them, and a long list holds up no purchase.
const deskPool = createPool(config.databaseUrl, log, `desk ${config.port}`, { max: 3 });
const queue = await untilReachable(log, () => openQueue(pool, log));
const now = () => new Date();
const edition = await untilReachable(log, () =>
  openEditionClock({ pool, now, log }, config.editionClock),
);
const payments = createPayments(config);
const numbers = createOrderNumbers(pool, payments);
const context = { pool, deskPool, queue, payments, numbers, now, edition, config };
const watch = watchProcess(`api ${config.port}`, config, { ...context, log });
const { app, end } = await createApp(config, context, log, watch.onAnswered);
await app.listen({ host: config.host, port: config.port });
preparePrinter();
await watch.start();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

async function stop() {
  await end();
  await watch.stop();
  await queue.stop();
  await deskPool.end();
  await pool.end();
}
