import { readConfig } from '../../platform/config/config.ts';
import { createPool } from '../../platform/db/connection.ts';
import { openEditionClock } from '../../platform/clock/open-edition-clock.ts';
import { createLogger } from '../../platform/log.ts';
import { findAccountProblems } from '../../sales/payments/account-problems.ts';
import { createPayments } from '../../sales/payments/payments.ts';
import { openQueue } from '../../platform/queue/queue.ts';
import { makeTestPurchase } from './make-test-purchase.ts';
import { getKeyMode } from '../../platform/config/key-mode.ts';

/** Checks the set-up of the Stripe account. With an email address and a test key it also buys and refunds one ticket. */
const [email] = process.argv.slice(2);
const printLine = (line: string) => console.log(line);
try {
  const config = readConfig();
  if (email && getKeyMode(config.stripe.secretKey) === 'live') {
    throw new Error('STRIPE_SECRET_KEY is a live key: test purchases need a test key');
  }
  const problems = await findAccountProblems(config);
  for (const problem of problems) printLine(problem);
  if (problems.length > 0) throw new Error('the Stripe account is not set up yet');
  printLine(`the Stripe account is set up (${config.publicOrigin})`);
  if (email) await buyTestTicket(config, email);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buyTestTicket(config: ReturnType<typeof readConfig>, address: string) {
  const log = createLogger('silent', 'test purchase');
  const pool = createPool(config.databaseUrl, log, 'test purchase');
  const queue = await openQueue(pool, log);
  try {
    const now = () => new Date();
    const edition = await openEditionClock({ pool, now, log }, config.editionClock);
    const context = { pool, queue, payments: createPayments(config), now, edition, config };
    const api = `http://127.0.0.1:${config.port}`;
    await makeTestPurchase(context, { api, email: address, say: printLine });
  } finally {
    await queue.stop();
    await pool.end();
  }
}
