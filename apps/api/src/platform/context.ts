import type { Config } from './config/config.ts';
import type { Pool } from './db/connection.ts';
import type { EditionClock } from './clock/edition-clock.ts';
import type { Queue } from './queue/queue.ts';

/** Dependencies of jobs, commands and requests. Functions take a `Pick` of what they use. */
export interface Context {
  pool: Pool;
  queue: Queue;
  /** Real time: for holds, rate limits, signatures and stored timestamps. */
  now: () => Date;
  /** Edition time: for comparisons with dates of the edition. */
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/** Requests also accept former order links and sign stream URLs. */
export interface RequestContext extends Context {
  config: Context['config'] & Pick<Config, 'oldLinkDays' | 'liveSecret'>;
}
