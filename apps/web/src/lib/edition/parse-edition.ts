import type { Phase } from '@kongres/content/facts/phases';
import type { EditionResponse } from '@kongres/contract/edition';

export interface EditionState {
  phase: Phase;
  asksConsent: boolean;
  /** Server time of the response. */
  now: number;
}

export interface EditionUpdate extends EditionState {
  /** Time until the next phase; null after the last change. */
  msToChange: number | null;
}

/** Hand-written because the validator is too large for every page. Null for anything outside the contract. */
export function parseEdition(value: unknown): EditionUpdate | null {
  const response = (value ?? {}) as Partial<Record<keyof EditionResponse, unknown>>;
  const { phase, changesAt } = response;
  const now = typeof response.now === 'string' ? Date.parse(response.now) : Number.NaN;
  if (Number.isNaN(now)) return null;
  const asksConsent = response.asksConsent === true;
  if (phase === 'after' && changesAt === null) return { phase, asksConsent, now, msToChange: null };
  if ((phase !== 'before' && phase !== 'live') || typeof changesAt !== 'string') return null;
  const msToChange = Date.parse(changesAt) - now;
  return msToChange > 0 ? { phase, asksConsent, now, msToChange } : null;
}
