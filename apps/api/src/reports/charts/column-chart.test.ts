import { expect, test } from 'vitest';
import { columnChart, nameRooms } from './column-chart.ts';
import { scaleTo } from './scale.ts';

const columns = {
  label: 'Tickets by day: 6 in all',
  values: [2, 0, 4, 0],
  scale: scaleTo(4),
  colour: '#153ecf',
  height: 100,
  marks: [
    { at: 0, text: '1 Nov' },
    { at: 3, text: '<4 Nov>' },
  ],
  hasNames: true,
  writeLine: String,
  tell: (value: number, at: number) => `${at}: ${value}`,
};

test('columns are as tall as their values, and a day without sales keeps its place', () => {
  const { text } = columnChart(columns);
  expect([
    ...text.matchAll(/<rect x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/g),
  ]).toMatchObject([
    { 1: '2.5%', 2: '50', 3: '20%', 4: '50' },
    { 1: '52.5%', 2: '0', 3: '20%', 4: '100' },
  ]);
});

test('a chart is told to those who do not see it', () => {
  const { text } = columnChart(columns);
  expect(text).toContain('role="img" aria-label="Tickets by day: 6 in all"');
  expect(text).toContain('<title>2: 4</title>');
});

test('names stand under the lowest lane only, and are escaped', () => {
  expect(columnChart(columns).text).toContain('&lt;4 Nov&gt;');
  expect(columnChart({ ...columns, hasNames: false }).text).not.toContain('Nov');
});

test('without a single sale there is paper and a line', () => {
  const { text } = columnChart({ ...columns, values: [0, 0], scale: scaleTo(0) });
  expect(text).not.toContain('<rect');
  expect(text).toContain('class="base"');
  expect(text).not.toMatch(/NaN|Infinity/);
});

test('a narrow drawing names fewer days than a wide one, and each as many as fit', () => {
  const marks = [0, 2, 4, 6, 8, 10, 12].map((at) => ({ at, text: `${at + 1}. Sept.` }));
  const { text } = columnChart({ ...columns, values: Array<number>(14).fill(1), marks });
  const sets = nameRooms.map((room) => {
    const [, names = ''] = new RegExp(`<g class="from-${room}">(.*?)</g>`).exec(text) ?? [];
    return [...names.matchAll(/<text x="([\d.]+)%".*?text-anchor="(\w+)">/g)];
  });
  expect(sets.map((names) => names.length)).toEqual([2, 3, 7]);
});
