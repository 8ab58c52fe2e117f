import type { Phase } from '@kongres/content/facts/phases';
import type { EditionAnswer } from '@kongres/contract/edition';

export interface ToldEdition {
  phase: Phase;
  asksConsent: boolean;
}

export interface KnownEdition extends ToldEdition {
  /** By the server's clock alone; null once nothing changes any more. */
  msToChange: number | null;
}

/** Read by hand, because the validator is too heavy for every page; null for anything the contract does not know. */
export function readEdition(told: unknown): KnownEdition | null {
  const { phase, now, changesAt, ...rest } = (told ?? {}) as Partial<
    Record<keyof EditionAnswer, unknown>
  >;
  if (typeof now !== 'string' || Number.isNaN(Date.parse(now))) return null;
  const asksConsent = rest.asksConsent === true;
  if (phase === 'after' && changesAt === null) return { phase, asksConsent, msToChange: null };
  if ((phase !== 'before' && phase !== 'live') || typeof changesAt !== 'string') return null;
  const msToChange = Date.parse(changesAt) - Date.parse(now);
  return msToChange > 0 ? { phase, asksConsent, msToChange } : null;
}
