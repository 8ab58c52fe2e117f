import { site } from '@kongres/content/facts/site';
import type { ContactFields } from './contact-fields.ts';

const key = site.storageKeys.draft;

export interface Draft extends ContactFields {
  /** Topic, package and company of the URL that the draft was filled from; the same URL does not refill it. */
  asked: string;
  /** Last suggested subject; a subject typed by the visitor is never replaced. */
  offered: string;
}

/** Per tab (sessionStorage); empty where storage is blocked. */
export function readDraft(): Partial<Draft> {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>) ?? {};
}

export function saveDraft(draft: Draft): void {
  tryStorage(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

export function clearDraft(): void {
  tryStorage(() => sessionStorage.removeItem(key));
}

function tryStorage<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
