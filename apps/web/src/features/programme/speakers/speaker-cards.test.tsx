import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { drawingNames } from '../../../illustrations/drawing-names.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { SpeakerCards } from './speaker-cards.tsx';
import { listSpeakerCards } from './speaker-cards.server.ts';

// Own entries, because organisers may replace all shipped ones.
vi.mock('@kongres/content/model/read-entries', () => {
  const person = { topics: [], role: {}, bio: {} };
  const links = { linkedin: 'https://www.linkedin.com/in/anna' };
  const entries: Record<string, object[]> = {
    speakers: [
      { ...person, id: 'anna', name: 'Anna Nowak', links },
      { ...person, id: 'jan', name: 'Jan Kos', photo: 'jan.jpg', company: 'Kos & Kos' },
      { ...person, id: 'ewa', name: 'Ewa Lis', links: { ...links, x: 'https://x.com/ewa' } },
    ],
  };
  return { listEntries: (kind: string) => entries[kind] ?? [] };
});

function renderSpeakerCard(name: string): string {
  const rows = listSpeakerCards('pl').filter((row) => row.name === name);
  const texts = {
    speakers: getTexts('pl', 'speakers'),
    'speakers-page': getTexts('pl', 'speakers-page'),
  };
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <SpeakerCards speakers={rows} label="Speakers" />
    </TextsProvider>,
  );
}

test('omits links to missing accounts', () => {
  expect(renderSpeakerCard('Anna Nowak').match(/<a [^>]*>/g)).toEqual([
    '<a href="https://www.linkedin.com/in/anna" rel="noopener">',
  ]);
});

test('links both accounts of a speaker with a name of their own', () => {
  const card = renderSpeakerCard('Ewa Lis');
  expect(card.match(/<a [^>]*>/g)).toEqual([
    '<a href="https://www.linkedin.com/in/anna" rel="noopener">',
    '<a href="https://x.com/ewa" rel="noopener">',
  ]);
  expect(card.match(/>, Ewa Lis</g)).toHaveLength(2);
});

test('names the company after the role', () => {
  expect(listSpeakerCards('pl').map(({ role }) => role)).toEqual(['', 'Kos & Kos', '']);
});

test('omits the link row of a speaker without accounts', () => {
  expect(renderSpeakerCard('Anna Nowak')).toContain('social');
  expect(renderSpeakerCard('Jan Kos')).toContain('Jan Kos');
  expect(renderSpeakerCard('Jan Kos')).not.toContain('social');
});

test('uses the photo instead of the drawn portrait', () => {
  expect(listSpeakerCards('pl').map(({ image }) => image)).toEqual([
    '/art/speaker-anna.svg',
    '/photos/jan.jpg',
    '/art/speaker-ewa.svg',
  ]);
  expect(drawingNames.filter((name) => name.startsWith('speaker-'))).toEqual([
    'speaker-anna',
    'speaker-ewa',
  ]);
});
