import { beforeEach, expect, test, vi } from 'vitest';
import { figures } from '@kongres/content/facts/figures';
import { formatNumber } from '@kongres/content/format/number';
import type { PublishedKind } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { buildHomeFigures } from './home-figures.server.ts';

const published = vi.hoisted(() => new Set<string>());
vi.mock('@kongres/content/model/published', () => ({
  isPublished: (kind: PublishedKind) => published.has(kind),
}));

beforeEach(() => published.clear());

const getFigure = (id: string) => buildHomeFigures('pl').find((figure) => figure.id === id);

test('before publication every figure is a planned claim', () => {
  for (const { id, value } of figures) {
    expect(getFigure(id)).toMatchObject({
      isPlanned: true,
      amount: `${formatNumber(value, 'pl')}+`,
    });
  }
});

test.each(['speakers', 'exhibitors', 'workshops'] as const)(
  'the figure of published %s is the length of their list',
  (kind) => {
    published.add(kind);
    expect(getFigure(kind)).toMatchObject({
      isPlanned: false,
      amount: String(listEntries(kind).length),
    });
    expect(buildHomeFigures('pl').filter(({ isPlanned }) => !isPlanned)).toHaveLength(1);
  },
);

test('the figure of lectures counts the talks and panels of the published programme', () => {
  published.add('sessions');
  const lectures = listEntries('sessions').filter(({ type }) => type !== 'workshop');
  expect(getFigure('lectures')).toMatchObject({
    isPlanned: false,
    amount: String(lectures.length),
  });
});

test('the plus sign is where the language puts it', () => {
  const [spanish] = buildHomeFigures('es');
  expect(spanish?.amount).toBe(`+${figures[0].value}`);
});
