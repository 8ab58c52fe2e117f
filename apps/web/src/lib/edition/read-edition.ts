import type { Phase } from '@kongres/content/facts/phases';
import type { EditionAnswer } from '@kongres/contract/edition';

export interface ToldEdition {
  phase: Phase;
  asksConsent: boolean;
  /** The server's time when it answered. */
  now: number;
}

export interface KnownEdition extends ToldEdition {
  /** By the server's clock alone; null once nothing changes any more. */
  msToChange: number | null;
}

/** Read by hand, because the validator is too heavy for every page; null for anything the contract does not know. */
export function readEdition(told: unknown): KnownEdition | null {
  const answer = (told ?? {}) as Partial<Record<keyof EditionAnswer, unknown>>;
  const { phase, changesAt } = answer;
  const now = typeof answer.now === 'string' ? Date.parse(answer.now) : Number.NaN;
  if (Number.isNaN(now)) return null;
  const asksConsent = answer.asksConsent === true;
  if (phase === 'after' && changesAt === null) return { phase, asksConsent, now, msToChange: null };
  if ((phase !== 'before' && phase !== 'live') || typeof changesAt !== 'string') return null;
  const msToChange = Date.parse(changesAt) - now;
  return msToChange > 0 ? { phase, asksConsent, now, msToChange } : null;
}
