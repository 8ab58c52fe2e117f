import { useEffect, useSyncExternalStore } from 'react';
import type { Phase } from '@kongres/content/facts/phases';
import { askEdition } from './ask-edition.ts';
import { watchEdition } from './watch-edition.ts';

/** Belongs to the page load: another language draws the frame anew, and must not ask again. */
let told: Phase | null = null;
let isWatching = false;
const listeners = new Set<() => void>();

/** The phase that the page was built for, until the server tells another. */
export function useEditionPhase(built: Phase): Phase {
  useEffect(startWatching, []);
  return useSyncExternalStore(listen, currentPhase, noPhase) ?? built;
}

function startWatching() {
  if (isWatching) return;
  isWatching = true;
  watchEdition(askEdition, (phase) => {
    told = phase;
    for (const listener of listeners) listener();
  });
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentPhase = () => told;

/** While the page is hydrated it is as it was built. */
const noPhase = () => null;
