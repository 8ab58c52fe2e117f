import { beforeEach, expect, test, vi } from 'vitest';
import type { PublishedKind } from '@kongres/content/model/published';

const published = vi.hoisted(() => new Set<string>());
vi.mock('@kongres/content/model/published', () => ({
  isPublished: (kind: PublishedKind) => published.has(kind),
}));

beforeEach(() => {
  published.clear();
  // Texts are finished once; another test starts anew.
  vi.resetModules();
});

test('before its publication a kind is announced, and nothing of later is in the texts', async () => {
  const { finishedTexts } = await import('./texts.server.ts');
  expect(JSON.stringify(finishedTexts('pl', 'home'))).not.toContain('"published"');
});

test('once it is published its own sentences stand there, and those of other kinds stay', async () => {
  const { finishedTexts: announced } = await import('./texts.server.ts');
  const before = announced('de', 'home');
  vi.resetModules();
  published.add('speakers');
  const { finishedTexts } = await import('./texts.server.ts');
  const after = finishedTexts('de', 'home');
  expect(after.speakers.title).not.toBe(before.speakers.title);
  expect(after.speakers.label).toBe(before.speakers.label);
  expect(after.schedule).toEqual(before.schedule);
});
