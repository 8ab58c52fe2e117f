import { expect, test } from 'vitest';
import { barChart } from './bar-chart.ts';
import { shareStrip } from './share-strip.ts';

test('the longest bar is full and the others are measured by it', () => {
  const { text } = barChart('Tickets by language', [
    { name: 'Polski', value: 8, note: '8' },
    { name: 'Deutsch', value: 2, note: '2' },
    { name: 'Español', value: 0, note: '0' },
  ]);
  expect(widths(text)).toEqual(['100%', '25%']);
  expect(text).toContain('aria-label="Tickets by language: Polski 8; Deutsch 2; Español 0"');
});

test('a quota is where a bar is full, and what is held lies hatched on what is sold', () => {
  const { text } = barChart('Tickets', [
    { name: 'VIP', value: 50, pending: 25, full: 200, note: '' },
  ]);
  expect(text).toMatch(/width="37.5%" height="12" fill="url\(#hatch\)"/);
  expect(widths(text)).toContain('25%');
});

test('what is said under a bar is told as well', () => {
  const { text } = barChart('Tickets', [
    { name: 'VIP', value: 5, note: '5 sold', detail: '1 held' },
  ]);
  expect(text).toContain('aria-label="Tickets: VIP 5 sold 1 held"');
  expect(text).toContain('>1 held</span>');
});

test('a bar that outgrew its quota ends at the edge', () => {
  const { text } = barChart('Tickets', [{ name: 'VIP', value: 9, full: 4, note: '' }]);
  expect(widths(text)).toEqual(['100%']);
});

test('bars of nothing are drawn without a number gone wrong', () => {
  const { text } = barChart('Tickets', [{ name: 'VIP', value: 0, full: 0, note: '0' }]);
  expect(text).not.toMatch(/NaN|Infinity/);
});

test('a name is escaped, and shortened where it is drawn but not where it is told', () => {
  const { text } = barChart('By country', [{ name: '<b>'.repeat(30), value: 1, note: '1' }]);
  expect(text).not.toContain('<b>');
  expect(text).toContain('…</span>');
  expect(text).toContain('&lt;b&gt;'.repeat(30));
});

test('the parts of a strip lie side by side and make the whole', () => {
  const { text } = shareStrip('Orders', [
    { name: 'Paid', value: 3, note: '3', fill: 'solid' },
    { name: 'Expired', value: 0, note: '0', fill: 'ticks' },
    { name: 'Open', value: 1, note: '1', fill: 'plain' },
  ]);
  const [drawing = ''] = text.split('<ul');
  expect([...drawing.matchAll(/x="(.+?)" y="0" width="(.+?)"/g)].slice(1)).toMatchObject([
    { 1: '0%', 2: '75%' },
    { 1: '75%', 2: '25%' },
  ]);
});

/** Of the solid bars, not of the ticks they lie on. */
function widths(text: string): string[] {
  return [...text.matchAll(/<rect x="0" y="\d+" width="([\d.]+%)" height="12"\/>/g)].map(
    ([, width = '']) => width,
  );
}
