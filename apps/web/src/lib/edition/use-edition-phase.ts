import { useEffect, useSyncExternalStore } from 'react';
import type { Phase } from '@kongres/content/facts/phases';
import { fetchEdition } from './fetch-edition.ts';
import type { EditionState } from './parse-edition.ts';
import { pollEdition } from './poll-edition.ts';

/** From `performance.now()`. */
export interface ReceivedEdition extends EditionState {
  receivedAt: number;
}

/** Module state: a remount for another language must not fetch again. */
let received: ReceivedEdition | null = null;
let poller: ReturnType<typeof pollEdition> | undefined;
const listeners = new Set<() => void>();

/** The built phase until the server reports another. */
export function useEditionPhase(built: Phase): Phase {
  useEffect(startPolling, []);
  return useSyncExternalStore(
    subscribeToEdition,
    () => received?.phase ?? built,
    () => built,
  );
}

/** Whether the purchase dialog asks for consent to an early start. */
export function useAsksConsent(): boolean {
  return useSyncExternalStore(subscribeToEdition, getAsksConsent, getNoConsent);
}

/** Null before the first response. */
export function useReceivedEdition(): ReceivedEdition | null {
  return useSyncExternalStore(subscribeToEdition, getReceivedEdition, getNoEdition);
}

export function refetchEdition(): void {
  poller?.refetch();
}

function startPolling() {
  poller ??= pollEdition(fetchEdition, (edition) => {
    received = { ...edition, receivedAt: performance.now() };
    for (const listener of listeners) listener();
  });
}

function subscribeToEdition(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getReceivedEdition = () => received;
const getAsksConsent = () => received?.asksConsent ?? false;

/** Server snapshots for hydration. */
const getNoEdition = () => null;
const getNoConsent = () => false;
