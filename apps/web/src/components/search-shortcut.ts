import { useSyncExternalStore } from 'react';
import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.searchKey;
const listeners = new Set<() => void>();
let isEnabled: boolean | null = null;

/** Speech input may type a slash by accident, so the visitor can switch the shortcut off. */
export function isSlashShortcutEnabled(): boolean {
  if (isEnabled !== null) return isEnabled;
  try {
    isEnabled = localStorage.getItem(key) !== 'off';
  } catch {
    isEnabled = true;
  }
  return isEnabled;
}

export function setSlashShortcut(next: boolean): void {
  isEnabled = next;
  try {
    if (next) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useSlashShortcut(): boolean {
  return useSyncExternalStore(subscribeToShortcut, isSlashShortcutEnabled, () => true);
}

function subscribeToShortcut(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
