import { site } from '@kongres/content/facts/site';
import type { ContactFields } from './contact-fields.ts';

const key = site.storageKeys.draft;

export interface Draft extends ContactFields {
  /** What the address asked for; what the visitor has changed since must not come back. */
  asked: string;
  /** The subject that came with a topic; one that the visitor has typed is never replaced. */
  offered: string;
}

/** For this tab only. Where storage is forbidden, a reload costs the text, as it does elsewhere. */
export function readDraft(): Partial<Draft> {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>) ?? {};
}

export function keepDraft(draft: Draft): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}

function attempt<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
