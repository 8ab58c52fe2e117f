import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Texts } from '@kongres/content/texts/namespaces';
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
vi.mock('@kongres/content/facts/speakers', () => ({
  speakers: [
    { id: 'anna', name: 'Anna Nowak', topics: [], linkedin: 'https://www.linkedin.com/in/anna' },
    { id: 'jan', name: 'Jan Kos', topics: [], image: '/photos/jan.jpg' },
  ],
}));

vi.mock('@kongres/content/facts/programme', async (original) => {
  const facts = await original<typeof import('@kongres/content/facts/programme')>();
  const row = { track: facts.tracks[0].id, day: 1, starts: '10:00', ends: '10:45', room: 'A' };
  return {
    ...facts,
    sessions: [
      { ...row, id: 'duet', type: 'panel', speakers: ['anna', 'jan'], capacity: 500 },
      { ...row, id: 'coffee', type: 'break', capacity: 300 },
    ],
  };
});

vi.mock('@kongres/content/facts/exhibitors', () => ({
  exhibitors: [
    { id: 'lumen', name: 'Lumen', category: 'speech', stand: 'A-001', image: '/photos/lumen.svg' },
    { id: 'mowa', name: 'Mowa', category: 'speech', stand: 'A-002' },
  ],
}));

const own = {
  speakers: { topics: {}, items: { anna: { role: '', bio: '' }, jan: { role: '', bio: '' } } },
  exhibitors: { categories: {}, items: { lumen: { demo: '' }, mowa: { demo: '' } } },
};

function markup(children: ReactNode): string {
  const texts = {
    ...(own as unknown as Texts),
    expo: finishedTexts('pl', 'expo'),
    prelegenci: finishedTexts('pl', 'prelegenci'),
    program: finishedTexts('pl', 'program'),
  };
  return renderToStaticMarkup(<TextsProvider texts={texts}>{children}</TextsProvider>);
}

function speakerCard(name: string): string {
  const rows = speakerRows().filter((row) => row.name === name);
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
  expect(speakerRows().map(({ image }) => image)).toEqual([
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
  expect(exhibitorSamples()[0]?.image).toBe('/photos/lumen.svg');
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
