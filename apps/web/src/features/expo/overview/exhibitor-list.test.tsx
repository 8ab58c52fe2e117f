import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { drawingNames } from '../../../illustrations/drawing-names.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { buildExpoData } from './exhibitors.server.ts';
import { listExhibitorSamples } from './expo-teaser.server.ts';

// Independent of the shipped entries, which the organiser may replace.
vi.mock('@kongres/content/model/read-entries', () => {
  const exhibitor = { category: 'speech', standSquareMetres: 6, demo: {} };
  const entries: Record<string, object[]> = {
    exhibitors: [
      { ...exhibitor, id: 'lumen', name: 'Lumen', stand: 'A-001', photo: 'lumen.svg' },
      { ...exhibitor, id: 'mowa', name: 'Mowa', stand: 'A-002' },
    ],
  };
  return { listEntries: (kind: string) => entries[kind] ?? [] };
});

test("a company's own logo replaces the generated one, which is not built", () => {
  const texts = {
    exhibitors: getTexts('pl', 'exhibitors'),
    expo: getTexts('pl', 'expo'),
  };
  const expo = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <ExhibitorList exhibitors={buildExpoData('pl').exhibitors} />
    </TextsProvider>,
  );
  expect(expo.match(/src="[^"]+"/g)).toEqual([
    'src="/photos/lumen.svg"',
    'src="/art/exhibitor-mowa.svg"',
  ]);
  expect(listExhibitorSamples('pl')[0]?.image).toBe('/photos/lumen.svg');
  expect(drawingNames.filter((name) => name.startsWith('exhibitor-'))).toEqual(['exhibitor-mowa']);
});
