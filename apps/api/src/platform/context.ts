import type { Config } from './config/config.ts';
import type { Pool } from './db/connection.ts';
import type { EditionClock } from './clock/edition-clock.ts';
import type { Queue } from './queue/queue.ts';

/** What jobs, commands and requests work with. A function asks for what it needs of it. */
export interface Context {
  pool: Pool;
  queue: Queue;
  /** Real time, as a function so that a test can turn it: holds, limits, signatures and what is stored. */
  now: () => Date;
  /** The time of the edition: for its rules, and for whatever is compared with a date of the facts. */
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/** Requests also open orders by older links and sign stream addresses. */
export interface RequestContext extends Context {
  config: Context['config'] & Pick<Config, 'oldLinkDays' | 'liveSecret'>;
}
