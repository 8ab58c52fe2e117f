import { asksForConsent } from '@kongres/content/facts/early-start';
import { phaseAt, phaseEnds } from '@kongres/content/facts/phases';
import type { EditionAnswer } from '../edition.ts';

/** Where the edition stands at a moment, as the API answers. */
export function editionAt(moment: Date): EditionAnswer {
  return {
    phase: phaseAt(moment),
    now: moment.toISOString(),
    changesAt: phaseEnds(moment)?.toISOString() ?? null,
    asksConsent: asksForConsent(moment),
  };
}
