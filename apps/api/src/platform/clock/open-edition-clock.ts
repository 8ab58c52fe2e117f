import type { Pool } from '../db/connection.ts';
import type { Logger } from '../log.ts';
import { editionClock, type EditionClock } from './edition-clock.ts';
import { clearClock, readClock, startClock, type StartedClock } from './edition-clock-queries.ts';

interface RealTime {
  pool: Pool;
  now: () => Date;
}

/**
 * The edition's clock of a server process. The first one that comes with a setting starts it, the others and
 * every later one go on with it; another setting starts it anew.
 */
export async function openEditionClock(
  { pool, now, log }: RealTime & { log: Logger },
  setting: Date | null,
): Promise<EditionClock> {
  if (!setting) {
    await clearClock(pool);
    return editionClock(0, now);
  }
  const started = await startClock(pool, { setting, startedAt: now() });
  const clock = editionClock(offsetOf(started), now);
  log.info({ edition: clock.now().toISOString() }, 'the edition has a clock of its own');
  return clock;
}

/** The clock of the servers, for a command: its own setting counts only where they have none. */
export async function followEditionClock(
  { pool, now }: RealTime,
  setting: Date | null,
): Promise<EditionClock> {
  const started = (await readClock(pool)) ?? (setting && { setting, startedAt: now() });
  return editionClock(started ? offsetOf(started) : 0, now);
}

function offsetOf({ setting, startedAt }: StartedClock): number {
  return setting.getTime() - startedAt.getTime();
}
