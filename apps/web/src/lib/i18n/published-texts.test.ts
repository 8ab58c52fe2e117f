import { beforeEach, expect, test, vi } from 'vitest';
import type { PublishedKind } from '@kongres/content/model/published';

const published = vi.hoisted(() => new Set<string>());
vi.mock('@kongres/content/model/published', () => ({
  isPublished: (kind: PublishedKind) => published.has(kind),
}));

beforeEach(() => {
  published.clear();
  // Texts are cached per module instance.
  vi.resetModules();
});

test('before publication a kind is announced, and no later text is included', async () => {
  const { getTexts } = await import('./texts.server.ts');
  expect(JSON.stringify(getTexts('pl', 'home'))).not.toContain('"published"');
});

test('a published kind has its own texts and other kinds stay', async () => {
  const { getTexts: announced } = await import('./texts.server.ts');
  const before = announced('de', 'home');
  vi.resetModules();
  published.add('speakers');
  const { getTexts } = await import('./texts.server.ts');
  const after = getTexts('de', 'home');
  expect(after.speakers.title).not.toBe(before.speakers.title);
  expect(after.speakers.label).toBe(before.speakers.label);
  expect(after.schedule).toEqual(before.schedule);
});
