import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Texts } from '@kongres/content/texts/namespaces';
import { drawingNames } from '../../art/drawing-names.ts';
import { finishedTexts } from '../../i18n/texts.server.ts';
import { TextsProvider } from '../../i18n/texts.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { expoData } from './exhibitors.server.ts';
import { exhibitorSamples } from './expo-teaser.server.ts';

// Rows as an organiser may come to write them; the shipped ones may all be replaced.
vi.mock('@kongres/content/facts/exhibitors', () => ({
  exhibitors: [
    { id: 'lumen', name: 'Lumen', category: 'speech', stand: 'A-001', image: '/photos/lumen.svg' },
    { id: 'mowa', name: 'Mowa', category: 'speech', stand: 'A-002' },
  ],
}));

const own = {
  exhibitors: { categories: {}, items: { lumen: { demo: '' }, mowa: { demo: '' } } },
};

test("a company's own mark takes the place of the drawn one, and none is drawn beside it", () => {
  const texts = { ...(own as unknown as Texts), expo: finishedTexts('pl', 'expo') };
  const expo = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <ExhibitorList exhibitors={expoData('pl').exhibitors} />
    </TextsProvider>,
  );
  expect(expo.match(/src="[^"]+"/g)).toEqual([
    'src="/photos/lumen.svg"',
    'src="/art/exhibitor-mowa.svg"',
  ]);
  expect(exhibitorSamples()[0]?.image).toBe('/photos/lumen.svg');
  expect(drawingNames.filter((name) => name.startsWith('exhibitor-'))).toEqual(['exhibitor-mowa']);
});
