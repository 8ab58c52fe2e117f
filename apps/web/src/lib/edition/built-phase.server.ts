import { phaseAt, type Phase } from '@kongres/content/facts/phases';
import { editionClock } from '../config.ts';

/** What the pages are built for. Most builds are told nothing: their pages wait for the API to move them on. */
export const builtPhase = phaseOfBuild(editionClock, new Date());

export function phaseOfBuild(clock: string, now: Date): Phase {
  if (!clock) return 'before';
  const moment = clock === 'now' ? now : new Date(clock);
  if (Number.isNaN(moment.getTime())) {
    throw new Error(`EDITION_CLOCK must be an instant or "now", not "${clock}"`);
  }
  return phaseAt(moment);
}
