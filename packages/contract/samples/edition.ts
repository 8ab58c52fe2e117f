import { requiresEarlyStartConsent } from '@kongres/content/facts/early-start';
import { getPhase, getPhaseEnd } from '@kongres/content/facts/phases';
import type { EditionResponse } from '../edition.ts';

export function buildEditionResponse(moment: Date): EditionResponse {
  return {
    phase: getPhase(moment),
    now: moment.toISOString(),
    changesAt: getPhaseEnd(moment)?.toISOString() ?? null,
    asksConsent: requiresEarlyStartConsent(moment),
  };
}
