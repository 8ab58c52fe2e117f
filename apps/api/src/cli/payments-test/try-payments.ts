import { readConfig } from '../../platform/config/config.ts';
import { createPool } from '../../platform/db/connection.ts';
import { openEditionClock } from '../../platform/clock/open-edition-clock.ts';
import { createLog } from '../../platform/log.ts';
import { accountFaults } from '../../sales/payments/account-faults.ts';
import { createPayments } from '../../sales/payments/payments.ts';
import { openQueue } from '../../platform/queue/queue.ts';
import { rehearsePurchase } from './rehearse-purchase.ts';
import { keyMode } from '../../platform/config/key-mode.ts';

/**
 * Says whether the account at Stripe fits what we ask of it. With an address, and a test key, it then buys one ticket
 * for it through the API that runs here, and gives it back.
 */
const [email] = process.argv.slice(2);
const say = (line: string) => console.log(line);
try {
  const config = readConfig();
  if (email && keyMode(config.stripe.secretKey) === 'live') {
    throw new Error('this key is live: a purchase is tried with a test key only');
  }
  const faults = await accountFaults(config);
  for (const fault of faults) say(fault);
  if (faults.length > 0) throw new Error('the account at Stripe does not fit yet');
  say(`the account at Stripe fits (${config.publicOrigin})`);
  if (email) await buyOne(config, email);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buyOne(config: ReturnType<typeof readConfig>, address: string) {
  const log = createLog('silent', 'try');
  const pool = createPool(config.databaseUrl, log, 'try');
  const queue = await openQueue(pool, log);
  try {
    const now = () => new Date();
    const edition = await openEditionClock({ pool, now, log }, config.editionClock);
    const context = { pool, queue, payments: createPayments(config), now, edition, config };
    const api = `http://127.0.0.1:${config.port}`;
    await rehearsePurchase(context, { api, email: address, say });
  } finally {
    await queue.stop();
    await pool.end();
  }
}
