import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours, dayColours } from './brand.ts';
import { toHexColour } from './hex.ts';

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');

test('emails and tickets use the colours of the site', () => {
  const used = {
    ...colours,
    ...Object.fromEntries(dayColours.map((pen, day) => [`d${day + 1}`, pen])),
  };
  expect(used).toEqual(
    Object.fromEntries(Object.keys(used).map((token) => [token, toHexColour(readToken(token))])),
  );
});

function readToken(name: string): string {
  return new RegExp(`--${name}:\\s*(oklch\\([^)]+\\))`).exec(tokens)?.[1] ?? '';
}
