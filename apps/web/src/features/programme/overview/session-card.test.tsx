import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { programmeData } from './programme.server.ts';
import { SessionCard } from './session-card.tsx';

// Entries as an organiser may come to write them; the shipped ones may all be replaced.
vi.mock('@kongres/content/model/read-entries', () => {
  const row = { track: 'trade', day: 1, starts: '10:00', ends: '10:45', room: 'a', title: {} };
  const entries: Record<string, object[]> = {
    tracks: [{ id: 'trade', glyph: 'steps', name: {}, about: {} }],
    rooms: [{ id: 'a', name: {}, seats: 500 }],
    speakers: [
      { id: 'anna', name: 'Anna Nowak' },
      { id: 'jan', name: 'Jan Kos' },
    ],
    sessions: [
      {
        ...row,
        id: 'duet',
        type: 'panel',
        speakers: ['anna', 'jan'],
        language: 'en-GB',
        captions: ['pl', 'de'],
      },
      { ...row, id: 'solo', type: 'keynote', speakers: ['jan'], language: 'pl', seats: 200 },
      { ...row, id: 'coffee', type: 'break', seats: 300 },
    ],
  };
  return { entriesOf: (kind: string) => entries[kind] ?? [] };
});

function sessionCard(type: 'panel' | 'keynote' | 'break', code: LanguageCode = 'pl'): string {
  const session = programmeData(code).tracks[0]?.sessions.find((row) => row.type === type);
  if (!session) return '';
  return renderToStaticMarkup(
    <TextsProvider texts={{ programme: finishedTexts('pl', 'programme') }}>
      <SessionCard session={session} />
    </TextsProvider>,
  );
}

test('a session with two speakers names both, joined as its language does, under a label for several', () => {
  expect(sessionCard('panel')).toContain('<dt>Prowadzą</dt><dd>Anna Nowak i Jan Kos</dd>');
  expect(sessionCard('panel', 'de')).toContain('<dd>Anna Nowak und Jan Kos</dd>');
  expect(sessionCard('panel', 'en-US')).toContain(
    '<dt>Speakers</dt><dd>Anna Nowak and Jan Kos</dd>',
  );
});

test('a session with one speaker has the label for one', () => {
  expect(sessionCard('keynote')).toContain('<dt>Prowadzi</dt><dd>Jan Kos</dd>');
  expect(sessionCard('keynote', 'en-US')).toContain('<dt>Speaker</dt><dd>Jan Kos</dd>');
});

test('a session names its language and the languages of its captions', () => {
  const { language, captions } = finishedTexts('pl', 'programme').session;
  expect(sessionCard('panel')).toContain(`<dt>${language}</dt><dd>angielski</dd>`);
  expect(sessionCard('panel')).toContain(`<dt>${captions}</dt><dd>polski i niemiecki</dd>`);
  expect(sessionCard('panel', 'de')).toContain('<dd>Polnisch und Deutsch</dd>');
});

test('a session without captions says so, as the accessibility statement promises', () => {
  const { captions, noCaptions } = finishedTexts('pl', 'programme').session;
  expect(sessionCard('keynote')).toContain(`<dt>${captions}</dt><dd>${noCaptions}</dd>`);
  expect(sessionCard('break')).not.toContain(captions);
});

test('beside the seats stands whom they are for', () => {
  expect(sessionCard('panel')).toContain(finishedTexts('pl', 'programme').session.seatsNote);
});

test('a break names nobody and has no empty row for it', () => {
  expect(sessionCard('break')).toContain('<dl>');
  expect(sessionCard('break')).not.toContain('Prowadz');
});

test('the drawn seats of a room follow its size, whatever it is', () => {
  expect(sessionCard('panel')).toContain('width="400"');
  expect(sessionCard('break')).toContain('width="240"');
});
