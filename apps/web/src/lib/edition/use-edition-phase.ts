import { useEffect, useSyncExternalStore } from 'react';
import type { Phase } from '@kongres/content/facts/phases';
import { askEdition } from './ask-edition.ts';
import type { ToldEdition } from './read-edition.ts';
import { watchEdition } from './watch-edition.ts';

/** When the answer came, by a clock that only measures. */
export interface HeardEdition extends ToldEdition {
  at: number;
}

/** Belongs to the page load: another language draws the frame anew, and must not ask again. */
let told: HeardEdition | null = null;
let watching: ReturnType<typeof watchEdition> | undefined;
const listeners = new Set<() => void>();

/** The phase that the page was built for, until the server tells another. */
export function useEditionPhase(built: Phase): Phase {
  useEffect(startWatching, []);
  return useSyncExternalStore(
    listen,
    () => told?.phase ?? built,
    () => built,
  );
}

/** Whether the dialog offers to agree to an early start; not while the server has said nothing. */
export function useAsksConsent(): boolean {
  return useSyncExternalStore(listen, asksConsent, noConsent);
}

/** What the server said last; null while it has said nothing. */
export function useHeardEdition(): HeardEdition | null {
  return useSyncExternalStore(listen, heardEdition, nothing);
}

export function askAgain(): void {
  watching?.again();
}

function startWatching() {
  watching ??= watchEdition(askEdition, (edition) => {
    told = { ...edition, at: performance.now() };
    for (const listener of listeners) listener();
  });
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const heardEdition = () => told;
const asksConsent = () => told?.asksConsent ?? false;

/** While the page is hydrated it is as it was built. */
const nothing = () => null;
const noConsent = () => false;
