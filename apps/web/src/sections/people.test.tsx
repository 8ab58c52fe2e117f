import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { drawingNames } from '../art/drawing-names.ts';
import { finishedTexts } from '../i18n/texts.server.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { expoData } from './exhibitors.server.ts';
import { exhibitorSamples } from './expo-teaser.server.ts';
import { programmeData } from './programme.server.ts';
import { SessionCard } from './session-card.tsx';
import { SpeakerCards } from './speaker-cards.tsx';
import { speakerRows } from './speaker-cards.server.ts';

// Rows as an organiser may come to write them; the shipped ones may all be replaced.
vi.mock('@kongres/content/model/read-entries', async () => {
  const { tracks } = await import('@kongres/content/facts/programme');
  const person = { topics: [], role: {}, bio: {} };
  const session = {
    track: tracks[0].id,
    day: 1,
    starts: '10:00',
    ends: '10:45',
    room: 'A',
    title: {},
  };
  const exhibitor = { category: 'speech', standSquareMetres: 6, demo: {} };
  const links = { linkedin: 'https://www.linkedin.com/in/anna' };
  const entries: Record<string, object[]> = {
    speakers: [
      { ...person, id: 'anna', name: 'Anna Nowak', links },
      { ...person, id: 'jan', name: 'Jan Kos', photo: 'jan.jpg' },
    ],
    sessions: [
      { ...session, id: 'duet', type: 'panel', speakers: ['anna', 'jan'], capacity: 500 },
      { ...session, id: 'coffee', type: 'break', capacity: 300 },
    ],
    exhibitors: [
      { ...exhibitor, id: 'lumen', name: 'Lumen', stand: 'A-001', photo: 'lumen.svg' },
      { ...exhibitor, id: 'mowa', name: 'Mowa', stand: 'A-002' },
    ],
    'award-categories': [],
  };
  return { entriesOf: (kind: string) => entries[kind] };
});

function markup(children: ReactNode): string {
  const texts = {
    exhibitors: finishedTexts('pl', 'exhibitors'),
    speakers: finishedTexts('pl', 'speakers'),
    expo: finishedTexts('pl', 'expo'),
    prelegenci: finishedTexts('pl', 'prelegenci'),
    program: finishedTexts('pl', 'program'),
  };
  return renderToStaticMarkup(<TextsProvider texts={texts}>{children}</TextsProvider>);
}

function speakerCard(name: string): string {
  const rows = speakerRows('pl').filter((row) => row.name === name);
  return markup(<SpeakerCards speakers={rows} />);
}

function sessionCard(type: 'panel' | 'break', code: 'pl' | 'de' = 'pl'): string {
  const session = programmeData(code).tracks[0]?.sessions.find((row) => row.type === type);
  return session ? markup(<SessionCard session={session} />) : '';
}

test('a speaker without an X account shows the other link and no empty one', () => {
  expect(speakerCard('Anna Nowak').match(/<a [^>]*>/g)).toEqual([
    '<a href="https://www.linkedin.com/in/anna" rel="noopener">',
  ]);
});

test('a speaker without any account has no row of links', () => {
  expect(speakerCard('Anna Nowak')).toContain('social');
  expect(speakerCard('Jan Kos')).toContain('Jan Kos');
  expect(speakerCard('Jan Kos')).not.toContain('social');
});

test('a photograph takes the place of the portrait, and none is drawn beside it', () => {
  expect(speakerRows('pl').map(({ image }) => image)).toEqual([
    '/art/speaker-anna.svg',
    '/photos/jan.jpg',
  ]);
  expect(drawingNames.filter((name) => name.startsWith('speaker-'))).toEqual(['speaker-anna']);
});

test("a company's own mark takes the place of the drawn one, and none is drawn beside it", () => {
  const expo = markup(<ExhibitorList exhibitors={expoData('pl').exhibitors} />);
  expect(expo.match(/src="[^"]+"/g)).toEqual([
    'src="/photos/lumen.svg"',
    'src="/art/exhibitor-mowa.svg"',
  ]);
  expect(exhibitorSamples('pl')[0]?.image).toBe('/photos/lumen.svg');
  expect(drawingNames.filter((name) => name.startsWith('exhibitor-'))).toEqual(['exhibitor-mowa']);
});

test('a session with two speakers names both, joined as its language does', () => {
  expect(sessionCard('panel')).toContain('<dd>Anna Nowak i Jan Kos</dd>');
  expect(sessionCard('panel', 'de')).toContain('<dd>Anna Nowak und Jan Kos</dd>');
});

test('a break names nobody and has no empty row for it', () => {
  const { speaker } = finishedTexts('pl', 'program').session;
  expect(sessionCard('panel')).toContain(`<dt>${speaker}</dt>`);
  expect(sessionCard('break')).toContain('<dl>');
  expect(sessionCard('break')).not.toContain(speaker);
});

test('the drawn seats of a room follow its size, whatever it is', () => {
  expect(sessionCard('panel')).toContain('width="400"');
  expect(sessionCard('break')).toContain('width="240"');
});
