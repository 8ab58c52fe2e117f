import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { drawingNames } from '../../../illustrations/drawing-names.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { SpeakerCards } from './speaker-cards.tsx';
import { speakerRows } from './speaker-cards.server.ts';

// Entries as an organiser may come to write them; the shipped ones may all be replaced.
vi.mock('@kongres/content/model/read-entries', () => {
  const person = { topics: [], role: {}, bio: {} };
  const links = { linkedin: 'https://www.linkedin.com/in/anna' };
  const entries: Record<string, object[]> = {
    speakers: [
      { ...person, id: 'anna', name: 'Anna Nowak', links },
      { ...person, id: 'jan', name: 'Jan Kos', photo: 'jan.jpg' },
    ],
  };
  return { entriesOf: (kind: string) => entries[kind] ?? [] };
});

function speakerCard(name: string): string {
  const rows = speakerRows('pl').filter((row) => row.name === name);
  const texts = {
    speakers: finishedTexts('pl', 'speakers'),
    'speakers-page': finishedTexts('pl', 'speakers-page'),
  };
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <SpeakerCards speakers={rows} />
    </TextsProvider>,
  );
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
