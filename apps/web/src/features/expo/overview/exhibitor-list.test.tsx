import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { drawingNames } from '../../../illustrations/drawing-names.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { expoData } from './exhibitors.server.ts';
import { exhibitorSamples } from './expo-teaser.server.ts';

// Entries as an organiser may come to write them; the shipped ones may all be replaced.
vi.mock('@kongres/content/model/read-entries', () => {
  const exhibitor = { category: 'speech', standSquareMetres: 6, demo: {} };
  const entries: Record<string, object[]> = {
    exhibitors: [
      { ...exhibitor, id: 'lumen', name: 'Lumen', stand: 'A-001', photo: 'lumen.svg' },
      { ...exhibitor, id: 'mowa', name: 'Mowa', stand: 'A-002' },
    ],
  };
  return { entriesOf: (kind: string) => entries[kind] ?? [] };
});

test("a company's own mark takes the place of the drawn one, and none is drawn beside it", () => {
  const texts = {
    exhibitors: finishedTexts('pl', 'exhibitors'),
    expo: finishedTexts('pl', 'expo'),
  };
  const expo = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <ExhibitorList exhibitors={expoData('pl').exhibitors} />
    </TextsProvider>,
  );
  expect(expo.match(/src="[^"]+"/g)).toEqual([
    'src="/photos/lumen.svg"',
    'src="/art/exhibitor-mowa.svg"',
  ]);
  expect(exhibitorSamples('pl')[0]?.image).toBe('/photos/lumen.svg');
  expect(drawingNames.filter((name) => name.startsWith('exhibitor-'))).toEqual(['exhibitor-mowa']);
});
