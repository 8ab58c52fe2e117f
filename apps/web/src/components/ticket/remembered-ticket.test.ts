import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '@kongres/content/facts/site';
import { forgetTicket, readTicket, rememberTicket } from './remembered-ticket.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map([['other', 'stays']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the link that was opened last is the one that is kept, under the key the policy names', () => {
  expect(readTicket()).toBe('');
  expect(rememberTicket('first')).toBe(true);
  expect(rememberTicket('second')).toBe(true);
  expect(readTicket()).toBe('second');
  expect([...kept.keys()]).toEqual(['other', site.storageKeys.ticket]);
});

test('a link that has had its day takes no other ticket with it', () => {
  rememberTicket('good');
  forgetTicket('stale');
  expect(readTicket()).toBe('good');
  forgetTicket('good');
  expect([...kept.keys()]).toEqual(['other']);
});

test('forgetting needs no token', () => {
  rememberTicket('good');
  forgetTicket();
  expect([...kept.keys()]).toEqual(['other']);
});

test('a browser that keeps nothing says so and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(rememberTicket('token')).toBe(false);
  expect(readTicket()).toBe('');
  expect(() => forgetTicket()).not.toThrow();
});
