import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Texts } from '@kongres/content/texts/namespaces';
import { drawingNames } from '../../art/drawing-names.ts';
import { finishedTexts } from '../../i18n/texts.server.ts';
import { TextsProvider } from '../../i18n/texts.tsx';
import { SpeakerCards } from './speaker-cards.tsx';
import { speakerRows } from './speaker-cards.server.ts';

// Rows as an organiser may come to write them; the shipped ones may all be replaced.
vi.mock('@kongres/content/facts/speakers', () => ({
  speakers: [
    { id: 'anna', name: 'Anna Nowak', topics: [], linkedin: 'https://www.linkedin.com/in/anna' },
    { id: 'jan', name: 'Jan Kos', topics: [], image: '/photos/jan.jpg' },
  ],
}));

const own = {
  speakers: { topics: {}, items: { anna: { role: '', bio: '' }, jan: { role: '', bio: '' } } },
};

function speakerCard(name: string): string {
  const rows = speakerRows().filter((row) => row.name === name);
  const texts = {
    ...(own as unknown as Texts),
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
  expect(speakerRows().map(({ image }) => image)).toEqual([
    '/art/speaker-anna.svg',
    '/photos/jan.jpg',
  ]);
  expect(drawingNames.filter((name) => name.startsWith('speaker-'))).toEqual(['speaker-anna']);
});
