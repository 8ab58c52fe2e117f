import type { Config } from './config.ts';
import type { Pool } from './db/connection.ts';
import type { EditionClock } from './edition/edition-clock.ts';
import type { Payments } from './payments/payments.ts';
import type { OrderNumbers } from './purchase/order-numbers.ts';
import type { Queue } from './queue/queue.ts';

/** What jobs, commands and requests work with. A function asks for what it needs of it. */
export interface Context {
  pool: Pool;
  queue: Queue;
  payments: Payments;
  /** Real time, as a function so that a test can turn it: holds, limits, signatures and what is stored. */
  now: () => Date;
  /** The time of the edition: for its rules, and for whatever is compared with a date of the facts. */
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/** What asks the payment provider nothing needs no key to it. */
export type OwnContext = Omit<Context, 'payments'>;

/** What a request gets: it may open orders, so it also knows their next number and the limits. */
export interface RequestContext extends Context {
  numbers: OrderNumbers;
  config: Pick<Config, 'secret' | 'publicOrigin' | 'limits' | 'oldLinkDays' | 'liveSecret'>;
}
