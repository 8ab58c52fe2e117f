import { useEffect, useSyncExternalStore } from 'react';
import type { Phase } from '@kongres/content/facts/phases';
import { askEdition } from './ask-edition.ts';
import type { ToldEdition } from './read-edition.ts';
import { watchEdition } from './watch-edition.ts';

/** Belongs to the page load: another language draws the frame anew, and must not ask again. */
let told: ToldEdition | null = null;
let isWatching = false;
const listeners = new Set<() => void>();

/** The phase that the page was built for, until the server tells another. */
export function useEditionPhase(built: Phase): Phase {
  useEffect(startWatching, []);
  return useSyncExternalStore(listen, currentPhase, noPhase) ?? built;
}

/** Whether the dialog offers to agree to an early start; not while the server has said nothing. */
export function useAsksConsent(): boolean {
  return useSyncExternalStore(listen, asksConsent, noConsent);
}

function startWatching() {
  if (isWatching) return;
  isWatching = true;
  watchEdition(askEdition, (edition) => {
    told = edition;
    for (const listener of listeners) listener();
  });
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentPhase = () => told?.phase ?? null;
const asksConsent = () => told?.asksConsent ?? false;

/** While the page is hydrated it is as it was built. */
const noPhase = () => null;
const noConsent = () => false;
