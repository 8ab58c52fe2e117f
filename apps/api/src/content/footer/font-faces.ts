import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import groteskParts from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import monoParts from '@fontsource-variable/martian-mono/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';

const grotesk = (part: keyof typeof groteskParts) => ({
  family: 'Schibsted Grotesk',
  source: `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${part}-wght-normal.woff2`,
  range: groteskParts[part],
  axes: { wght: { min: 400, max: 600 } },
});

const mono = (part: keyof typeof monoParts) => ({
  family: 'Martian Mono',
  source: `@fontsource-variable/martian-mono/files/martian-mono-${part}-wdth-normal.woff2`,
  range: monoParts[part],
  axes: { wdth: 75, wght: { min: 400, max: 600 } },
});

const files = [grotesk('latin'), grotesk('latin-ext'), mono('latin'), mono('latin-ext')];

/** The site's faces, cut to the letters of one text and carried by the page itself. */
export async function fontFaces(text: string): Promise<string> {
  const faces = await Promise.all(
    files.map(async ({ family, source, range, axes }) => {
      const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
      const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
      return `@font-face{font-family:'${family}';font-weight:400 600;unicode-range:${range};src:url(data:font/woff2;base64,${cut.toString('base64')}) format('woff2')}`;
    }),
  );
  return faces.join('\n');
}
