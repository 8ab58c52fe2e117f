import { getPhase, type Phase } from '@kongres/content/facts/phases';
import { editionClock } from '../config.ts';

/** Most builds set no clock: the API moves their pages to the next phase. */
export const builtPhase = getBuildPhase(editionClock, new Date());

export function getBuildPhase(clock: string, now: Date): Phase {
  if (!clock) return 'before';
  const moment = clock === 'now' ? now : new Date(clock);
  if (Number.isNaN(moment.getTime())) {
    throw new Error(`EDITION_CLOCK must be an instant or "now", not "${clock}"`);
  }
  return getPhase(moment);
}
