import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours, pens } from './brand.ts';
import { hexOf } from './hex.ts';

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');

test('mails and tickets have the colours of the site', () => {
  const used = { ...colours, ...Object.fromEntries(pens.map((pen, day) => [`d${day + 1}`, pen])) };
  expect(used).toEqual(
    Object.fromEntries(Object.keys(used).map((token) => [token, hexOf(tokenOf(token))])),
  );
});

function tokenOf(name: string): string {
  return new RegExp(`--${name}:\\s*(oklch\\([^)]+\\))`).exec(tokens)?.[1] ?? '';
}
