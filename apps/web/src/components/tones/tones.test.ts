import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { galas } from '@kongres/content/facts/galas';
import { getGalaGround } from '../../illustrations/gala-ground.ts';
import { getColour, dayColours, getLoudColour } from '../../illustrations/palette.ts';
import { getDayColourNumber } from '../../illustrations/day-colour-number.ts';

// Eight days, with two galas on one of them.
vi.mock('@kongres/content/facts/edition', async (original) => {
  const facts = await original<typeof import('@kongres/content/facts/edition')>();
  return { ...facts, edition: { ...facts.edition, dayCount: 8 } };
});

vi.mock('@kongres/content/facts/galas', async (original) => {
  const facts = await original<typeof import('@kongres/content/facts/galas')>();
  return {
    galas: facts.galas.slice(0, 4).map((gala, index) => ({ ...gala, day: index < 2 ? 2 : 8 })),
  };
});

const root = join(import.meta.dirname, '../../../../..');
const styleSheets = globSync('{apps/web/src,packages/ui}/**/*.css', { cwd: root }).map((name) => ({
  name,
  css: readFileSync(join(root, name), 'utf8'),
}));

test('days beyond seven repeat the colours', () => {
  const tones = styleSheets.find(({ name }) => name.endsWith('day-tone.module.css'))?.css;
  for (let day = 1; day <= 15; day += 1) {
    expect(tones).toContain(`.pen${getDayColourNumber(day)} {`);
    expect(getLoudColour(day)).toMatch(/^oklch/);
  }
  expect(dayColours).toHaveLength(8);
  expect(dayColours[7]).toBe(getColour('d1'));
});

test("the first gala of a day has the day's colour, the others stand on ink", () => {
  expect(galas.map(({ id }) => getGalaGround(id))).toEqual([
    { day: 2, isInk: false },
    { day: 2, isInk: true },
    { day: 8, isInk: false },
    { day: 8, isInk: true },
  ]);
});

test('no style sheet contains a gala id or a time', () => {
  const known = new RegExp(`${galas.map(({ id }) => id).join('|')}|\\d\\d:\\d\\d`);
  const rules = styleSheets.map(({ name, css }) => [name, css.replaceAll(/\/\*[^]*?\*\//g, '')]);
  expect(rules.filter(([, css]) => known.test(css ?? '')).map(([name]) => name)).toEqual([]);
  expect(styleSheets.length).toBeGreaterThan(50);
});
