import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import groteskParts from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import monoParts from '@fontsource-variable/martian-mono/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';

const getGroteskFile = (part: keyof typeof groteskParts) => ({
  family: 'Schibsted Grotesk',
  source: `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${part}-wght-normal.woff2`,
  range: groteskParts[part],
  axes: { wght: { min: 400, max: 600 } },
});

const getMonoFile = (part: keyof typeof monoParts) => ({
  family: 'Martian Mono',
  source: `@fontsource-variable/martian-mono/files/martian-mono-${part}-wdth-normal.woff2`,
  range: monoParts[part],
  axes: { wdth: 75, wght: { min: 400, max: 600 } },
});

const files = [
  getGroteskFile('latin'),
  getGroteskFile('latin-ext'),
  getMonoFile('latin'),
  getMonoFile('latin-ext'),
];

/** `@font-face` rules with the site's fonts inlined as data URLs, subset to one text. */
export async function buildFontFaces(text: string): Promise<string> {
  const faces = await Promise.all(
    files.map(async ({ family, source, range, axes }) => {
      const font = await readFile(fileURLToPath(import.meta.resolve(source)));
      const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes });
      return `@font-face{font-family:'${family}';font-weight:400 600;unicode-range:${range};src:url(data:font/woff2;base64,${subset.toString('base64')}) format('woff2')}`;
    }),
  );
  return faces.join('\n');
}
