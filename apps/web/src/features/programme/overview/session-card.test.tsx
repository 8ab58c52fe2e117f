import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { buildProgrammeData } from './programme.server.ts';
import { SessionCard } from './session-card.tsx';

// Own entries, because organisers may replace all shipped ones.
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
  return { listEntries: (kind: string) => entries[kind] ?? [] };
});

function renderSessionCard(type: 'panel' | 'keynote' | 'break', code: LanguageCode = 'pl'): string {
  const session = buildProgrammeData(code).tracks[0]?.sessions.find((row) => row.type === type);
  if (!session) return '';
  return renderToStaticMarkup(
    <TextsProvider texts={{ programme: getTexts('pl', 'programme') }}>
      <SessionCard session={session} />
    </TextsProvider>,
  );
}

test('joins two speakers in the language of the page under a plural label', () => {
  expect(renderSessionCard('panel')).toContain('<dt>Prowadzą</dt><dd>Anna Nowak i Jan Kos</dd>');
  expect(renderSessionCard('panel', 'de')).toContain('<dd>Anna Nowak und Jan Kos</dd>');
  expect(renderSessionCard('panel', 'en-US')).toContain(
    '<dt>Speakers</dt><dd>Anna Nowak and Jan Kos</dd>',
  );
});

test('labels a single speaker in the singular', () => {
  expect(renderSessionCard('keynote')).toContain('<dt>Prowadzi</dt><dd>Jan Kos</dd>');
  expect(renderSessionCard('keynote', 'en-US')).toContain('<dt>Speaker</dt><dd>Jan Kos</dd>');
});

test('shows the language and the caption languages of a session', () => {
  const { language, captions } = getTexts('pl', 'programme').session;
  expect(renderSessionCard('panel')).toContain(`<dt>${language}</dt><dd>angielski</dd>`);
  expect(renderSessionCard('panel')).toContain(`<dt>${captions}</dt><dd>polski i niemiecki</dd>`);
  expect(renderSessionCard('panel', 'de')).toContain('<dd>Polnisch und Deutsch</dd>');
});

test('states that a session has no captions', () => {
  const { captions, noCaptions } = getTexts('pl', 'programme').session;
  expect(renderSessionCard('keynote')).toContain(`<dt>${captions}</dt><dd>${noCaptions}</dd>`);
  expect(renderSessionCard('break')).not.toContain(captions);
});

test('explains the seats', () => {
  expect(renderSessionCard('panel')).toContain(getTexts('pl', 'programme').session.seatsNote);
});

test('has no speaker row for a break', () => {
  expect(renderSessionCard('break')).toContain('<dl>');
  expect(renderSessionCard('break')).not.toContain('Prowadz');
});

test('draws the seats in proportion to the room capacity', () => {
  expect(renderSessionCard('panel')).toContain('width="400"');
  expect(renderSessionCard('break')).toContain('width="240"');
});
