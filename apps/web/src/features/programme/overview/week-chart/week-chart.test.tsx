import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { formatHours } from '@kongres/content/format/date';
import { getTexts } from '../../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../../lib/i18n/texts.tsx';
import { buildWeekChart } from './week-chart.server.ts';
import { WeekChart } from './week-chart.tsx';

// Eight days; two galas on one evening at different hours, one on the last day.
vi.mock('@kongres/content/facts/edition', async (original) => {
  const facts = await original<typeof import('@kongres/content/facts/edition')>();
  return {
    ...facts,
    edition: { ...facts.edition, dayCount: 8, opens: '10:00', closes: '18:00' },
  };
});

vi.mock('@kongres/content/facts/galas', () => ({
  galas: [
    { id: 'miss-ai', name: 'One', day: 6, starts: '17:00', ends: '20:00' },
    { id: 'mister-ai', name: 'Other', day: 6, starts: '18:00', ends: '21:30' },
    { id: 'roast-ai', name: 'Twin', day: 8, starts: '16:00', ends: '19:00' },
    { id: 'prompt-awards', name: 'Twin too', day: 8, starts: '16:00', ends: '19:00' },
  ],
}));

const rowPixels = 34;

function renderDays(): string[] {
  const chart = (
    <TextsProvider texts={{ home: getTexts('pl', 'home') }}>
      <WeekChart {...buildWeekChart('pl')} />
    </TextsProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: chart }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return markup.split('<li').slice(1);
}

const parseRowCounts = (markup: string | undefined) =>
  [...(markup ?? '').matchAll(/ height="([\d.]+)"/g)].map(
    ([, height]) => Number(height) / rowPixels,
  );

test('makes every column as high as the latest evening', () => {
  expect(renderDays()).toHaveLength(8);
  // 10:00 to 22:00, open from 10:00 to 18:00.
  expect(parseRowCounts(renderDays()[0])).toEqual([12, 8]);
});

test('shows two evenings at different hours separately', () => {
  const evening = renderDays()[5];
  expect(parseRowCounts(evening)).toEqual([12, 8, 7, 3, 8, 3.5]);
  expect(evening).toContain(`>${formatHours('17:00', '20:00', 'pl')}<`);
  expect(evening).toContain(`>${formatHours('18:00', '21:30', 'pl')}<`);
});

test('merges two evenings at the same hours', () => {
  const evening = renderDays()[7] ?? '';
  expect(parseRowCounts(evening)).toEqual([12, 8, 6, 3]);
  expect(evening).toContain('Twin too');
  expect(evening.split(formatHours('16:00', '19:00', 'pl'))).toHaveLength(2);
});
