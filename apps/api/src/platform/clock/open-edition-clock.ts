import type { Pool } from '../db/connection.ts';
import type { Logger } from '../log.ts';
import { createEditionClock, type EditionClock } from './edition-clock.ts';
import { clearClock, readClock, startClock, type StartedClock } from './edition-clock.queries.ts';

interface RealTimeContext {
  pool: Pool;
  now: () => Date;
}

/**
 * Edition clock of a server process. The first process with a setting starts the clock, later ones share it;
 * another setting restarts it.
 */
export async function openEditionClock(
  { pool, now, log }: RealTimeContext & { log: Logger },
  setting: Date | null,
): Promise<EditionClock> {
  if (!setting) {
    await clearClock(pool);
    return createEditionClock(0, now);
  }
  const started = await startClock(pool, { setting, startedAt: now() });
  const clock = createEditionClock(getOffsetMs(started), now);
  log.info(
    { event: 'edition_clock_moved', edition: clock.now().toISOString() },
    'Edition clock differs from real time',
  );
  return clock;
}

/** Edition clock of a command: the servers' clock if they have one, otherwise its own setting. */
export async function followEditionClock(
  { pool, now }: RealTimeContext,
  setting: Date | null,
): Promise<EditionClock> {
  const started = (await readClock(pool)) ?? (setting && { setting, startedAt: now() });
  return createEditionClock(started ? getOffsetMs(started) : 0, now);
}

function getOffsetMs({ setting, startedAt }: StartedClock): number {
  return setting.getTime() - startedAt.getTime();
}
