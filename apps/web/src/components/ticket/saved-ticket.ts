import { useSyncExternalStore } from 'react';
import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.ticket;
const listeners = new Set<() => void>();

/** Saves the token of the last opened ticket; false if storage failed. */
export function saveTicketToken(token: string): boolean {
  try {
    localStorage.setItem(key, token);
  } catch {
    return false;
  }
  notifyListeners();
  return true;
}

/** With a token only if that one is saved. */
export function removeTicketToken(token?: string): void {
  if (token !== undefined && readTicketToken() !== token) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
  notifyListeners();
}

/** Identifies a token without being able to open the order. */
export function getTokenPrefix(token: string): string {
  return token.slice(0, 8);
}

export function readTicketToken(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The saved token, '' for none, updated across tabs; null until hydration. */
export function useSavedTicketToken(): string | null {
  return useSyncExternalStore(subscribeToTicket, readTicketToken, () => null);
}

function subscribeToTicket(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
