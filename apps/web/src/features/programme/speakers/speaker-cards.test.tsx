import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { drawingNames } from '../../../illustrations/drawing-names.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { SpeakerCards } from './speaker-cards.tsx';
import { listSpeakers } from './speaker-cards.server.ts';

// Own entries, because organisers may replace all shipped ones.
vi.mock('@kongres/content/model/read-entries', () => {
  const person = { topics: [], role: {}, bio: {} };
  const links = { linkedin: 'https://www.linkedin.com/in/anna' };
  const entries: Record<string, object[]> = {
    speakers: [
      { ...person, id: 'anna', name: 'Anna Nowak', links },
      { ...person, id: 'jan', name: 'Jan Kos', photo: 'jan.jpg' },
    ],
  };
  return { listEntries: (kind: string) => entries[kind] ?? [] };
});

function renderSpeakerCard(name: string): string {
  const rows = listSpeakers('pl').filter((row) => row.name === name);
  const texts = {
    speakers: getTexts('pl', 'speakers'),
    'speakers-page': getTexts('pl', 'speakers-page'),
  };
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <SpeakerCards speakers={rows} />
    </TextsProvider>,
  );
}

test('omits links to missing accounts', () => {
  expect(renderSpeakerCard('Anna Nowak').match(/<a [^>]*>/g)).toEqual([
    '<a href="https://www.linkedin.com/in/anna" rel="noopener">',
  ]);
});

test('omits the link row of a speaker without accounts', () => {
  expect(renderSpeakerCard('Anna Nowak')).toContain('social');
  expect(renderSpeakerCard('Jan Kos')).toContain('Jan Kos');
  expect(renderSpeakerCard('Jan Kos')).not.toContain('social');
});

test('uses the photo instead of the drawn portrait', () => {
  expect(listSpeakers('pl').map(({ image }) => image)).toEqual([
    '/art/speaker-anna.svg',
    '/photos/jan.jpg',
  ]);
  expect(drawingNames.filter((name) => name.startsWith('speaker-'))).toEqual(['speaker-anna']);
});
