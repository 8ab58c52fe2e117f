import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { webFolder } from './folders.ts';

/** What the five languages are set in. A name from elsewhere still finds its letters in the whole font. */
const commonCharacters = {
  latin: `${asciiCharacters()}\u00a0\u2009\u202f§©«»°²·×ÁÄÉÍÑÓÖÚÜßáäéíñóöúü¡¿–—‘’‚“”„…€−→`,
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻż',
};

const families = [
  {
    family: 'Schibsted Grotesk Variable',
    source:
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-{part}-wght-normal.woff2',
    name: 'schibsted-grotesk',
    axes: { wght: { min: 400, max: 700 } },
    rules: 'font-weight: 400 700;',
  },
  {
    family: 'Martian Mono Variable',
    source: '@fontsource-variable/martian-mono/files/martian-mono-{part}-wdth-normal.woff2',
    name: 'martian-mono',
    axes: { wght: { min: 400, max: 700 }, wdth: 75 },
    rules: 'font-weight: 400 700; font-stretch: 75%;',
  },
];

const folder = join(webFolder, '../../packages/ui/fonts');

/**
 * Cuts from the published fonts what pages set, a third of the bytes, and writes the style sheet
 * that names the cuts. It stands after the whole fonts, so a browser takes those for what is missing.
 */
async function cutFonts() {
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const { family, source, name, axes, rules: own } of families) {
    for (const [part, characters] of Object.entries(commonCharacters)) {
      const whole = fileURLToPath(import.meta.resolve(source.replace('{part}', part)));
      const cut = await subsetFont(await readFile(whole), characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        noLayoutClosure: true,
      });
      await writeFile(join(folder, `${name}-${part}.woff2`), cut);
      rules.push(`@font-face {
  font-family: '${family}'; ${own} font-display: swap;
  src: url('./${name}-${part}.woff2') format('woff2-variations');
  unicode-range: ${unicodeRange(characters)};
}`);
    }
  }
  await writeFile(join(folder, 'cut.css'), rules.join('\n'));
}

/** Cuts the fonts before the site is built or served from its sources. */
export function fontsCutToSize(): Plugin {
  return { name: 'fonts-cut-to-size', config: cutFonts };
}

function unicodeRange(characters: string): string {
  return Array.from(
    characters,
    (character) => `U+${character.codePointAt(0)?.toString(16)}`,
  ).join();
}

function asciiCharacters(): string {
  return Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).join('');
}
