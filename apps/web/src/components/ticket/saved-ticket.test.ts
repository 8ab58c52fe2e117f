import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '@kongres/content/facts/site';
import { removeTicketToken, readTicketToken, saveTicketToken } from './saved-ticket.ts';

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map([['other', 'stays']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('saves the last opened ticket under the key that the policy names', () => {
  expect(readTicketToken()).toBe('');
  expect(saveTicketToken('first')).toBe(true);
  expect(saveTicketToken('second')).toBe(true);
  expect(readTicketToken()).toBe('second');
  expect([...storage.keys()]).toEqual(['other', site.storageKeys.ticket]);
});

test('removing an outdated ticket keeps another one', () => {
  saveTicketToken('good');
  removeTicketToken('stale');
  expect(readTicketToken()).toBe('good');
  removeTicketToken('good');
  expect([...storage.keys()]).toEqual(['other']);
});

test('removing needs no token', () => {
  saveTicketToken('good');
  removeTicketToken();
  expect([...storage.keys()]).toEqual(['other']);
});

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(saveTicketToken('token')).toBe(false);
  expect(readTicketToken()).toBe('');
  expect(() => removeTicketToken()).not.toThrow();
});
