import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { webFolder } from './folders.ts';

/** Characters of the five languages. Other letters fall back to the full font. */
const commonCharacters = {
  latin: `${listAsciiCharacters()}\u00a0\u2009\u202f§©«»°²·×ÁÄÉÍÑÓÖÚÜßáäéíñóöúü¡¿–—‘’‚“”„…€−→`,
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
 * Subsets the published fonts to a third of their size and writes the style sheet. It follows the full fonts, so
 * browsers take those for the missing characters.
 */
async function writeFontSubsets() {
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const { family, source, name, axes, rules: descriptors } of families) {
    for (const [part, characters] of Object.entries(commonCharacters)) {
      const fontFile = fileURLToPath(import.meta.resolve(source.replace('{part}', part)));
      const subset = await subsetFont(await readFile(fontFile), characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        noLayoutClosure: true,
      });
      await writeFile(join(folder, `${name}-${part}.woff2`), subset);
      rules.push(`@font-face {
  font-family: '${family}'; ${descriptors} font-display: swap;
  src: url('./${name}-${part}.woff2') format('woff2-variations');
  unicode-range: ${formatUnicodeRange(characters)};
}`);
    }
  }
  await writeFile(join(folder, 'subset.css'), rules.join('\n'));
}

/** Subsets the fonts before the site is built or served in development. */
export function createFontSubsetPlugin(): Plugin {
  return { name: 'font-subset', config: writeFontSubsets };
}

function formatUnicodeRange(characters: string): string {
  return Array.from(
    characters,
    (character) => `U+${character.codePointAt(0)?.toString(16)}`,
  ).join();
}

function listAsciiCharacters(): string {
  return Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).join('');
}
