import { useSyncExternalStore } from 'react';
import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.searchKey;
const listeners = new Set<() => void>();
let isOn: boolean | null = null;

/** Whether a slash opens the search. Who dictates may say one by accident, and can switch it off. */
export function opensBySlash(): boolean {
  if (isOn !== null) return isOn;
  try {
    isOn = localStorage.getItem(key) !== 'off';
  } catch {
    isOn = true;
  }
  return isOn;
}

export function switchSlash(next: boolean): void {
  isOn = next;
  try {
    if (next) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // It then holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useOpensBySlash(): boolean {
  return useSyncExternalStore(listen, opensBySlash, () => true);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
