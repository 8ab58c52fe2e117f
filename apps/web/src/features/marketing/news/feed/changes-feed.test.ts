import { expect, test, vi } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { formatHours } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { Entry } from '@kongres/content/model/kinds';
import { getTexts } from '../../../../lib/i18n/texts.server.ts';
import { buildChangesFeed } from './changes-feed.server.ts';

const sessions = vi.hoisted((): object[] => []);
vi.mock('@kongres/content/model/read-entries', () => ({
  listEntries: (kind: string) =>
    kind === 'sessions' ? sessions : kind === 'rooms' ? [{ id: 'a', name: { pl: 'Scena' } }] : [],
}));

const [polish] = languages;
const texts = getTexts(polish.id, 'feeds').programme;

function buildFeedEntries(...changed: Partial<Entry<'sessions'>>[]) {
  const shared = { day: 2, starts: '10:00', ends: '11:00', room: 'a', title: { pl: 'Tytuł' } };
  sessions.splice(0, sessions.length, ...changed.map((each) => ({ ...shared, ...each })));
  return buildChangesFeed(polish).entries;
}

test('an unchanged session is not listed', () => {
  expect(buildFeedEntries({ id: 'plain' })).toEqual([]);
});

test('describes cancelled, rescheduled and otherwise changed sessions', () => {
  const movedFrom = { day: 2, starts: '14:00', ends: '15:00' };
  const changed = '2026-02-17T09:30:00+01:00';
  const [cancelled, moved, other] = buildFeedEntries(
    { id: 'one', isCancelled: true, changed },
    { id: 'two', movedFrom, changed },
    { id: 'three', changed },
  );
  const title = 'Tytuł';
  expect(cancelled?.title).toBe(fillText(texts.cancelled, { title }));
  expect(moved?.title).toBe(fillText(texts.moved, { title }));
  expect(other?.title).toBe(fillText(texts.changed, { title }));
  expect(cancelled?.paragraphs[0]).toContain(formatHours('10:00', '11:00', polish.id));
  expect(moved?.paragraphs[0]).toContain(
    fillText(texts.before, { time: formatHours('14:00', '15:00', polish.id) }),
  );
  expect(other?.paragraphs[0]).toContain('A (Scena)');
  expect(cancelled?.address).toMatch(/^https:.*\/pl\/program\/sesja\/one$/);
});

test('a second change of a session gets a new entry id', () => {
  const [first] = buildFeedEntries({
    id: 'one',
    isCancelled: true,
    changed: '2026-02-17T09:30:00+01:00',
  });
  const [same] = buildFeedEntries({
    id: 'one',
    isCancelled: true,
    changed: '2026-02-17T08:30:00Z',
  });
  const [second] = buildFeedEntries({ id: 'one', changed: '2026-02-18T09:30:00+01:00' });
  expect(same?.id).toBe(first?.id);
  expect(second?.id).not.toBe(first?.id);
});
