import { useSyncExternalStore } from 'react';
import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.ticket;
const listeners = new Set<() => void>();

/** Keeps the token of the ticket that was opened last; false in a browser that keeps nothing. */
export function rememberTicket(token: string): boolean {
  try {
    localStorage.setItem(key, token);
  } catch {
    return false;
  }
  tellAll();
  return true;
}

/** Forgets what is kept; with a token only if it is that one. */
export function forgetTicket(token?: string): void {
  if (token !== undefined && readTicket() !== token) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
  tellAll();
}

/** The beginning of a token: enough to know it again, too little to open anything. */
export function ticketName(token: string): string {
  return token.slice(0, 8);
}

export function readTicket(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The token that this browser keeps, '' for none, also when another tab changes it; null until hydrated. */
export function useRememberedTicket(): string | null {
  return useSyncExternalStore(listen, readTicket, () => null);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
