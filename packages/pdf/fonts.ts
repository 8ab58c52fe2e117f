import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import groteskParts from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import monoParts from '@fontsource-variable/martian-mono/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';

export type Face = 'display' | 'text' | 'mono';

const describeGroteskPart = (part: keyof typeof groteskParts) => ({
  name: `schibsted-grotesk-${part}`,
  source: `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${part}-wght-normal.woff2`,
  range: groteskParts[part],
  axes: {},
});

const describeMonoPart = (part: keyof typeof monoParts) => ({
  name: `martian-mono-${part}`,
  source: `@fontsource-variable/martian-mono/files/martian-mono-${part}-wdth-normal.woff2`,
  range: monoParts[part],
  axes: { wdth: 75 },
});

/**
 * Fonts are split by script: each letter uses the first file that contains it. Schibsted Grotesk has no Cyrillic, which
 * company names may need.
 */
const chains = {
  display: {
    weight: 600,
    files: [
      describeGroteskPart('latin'),
      describeGroteskPart('latin-ext'),
      describeMonoPart('cyrillic'),
      describeMonoPart('cyrillic-ext'),
    ],
  },
  text: {
    weight: 400,
    files: [
      describeGroteskPart('latin'),
      describeGroteskPart('latin-ext'),
      describeMonoPart('cyrillic'),
      describeMonoPart('cyrillic-ext'),
    ],
  },
  mono: {
    weight: 400,
    files: [
      describeMonoPart('latin'),
      describeMonoPart('latin-ext'),
      describeMonoPart('cyrillic'),
      describeMonoPart('cyrillic-ext'),
    ],
  },
};

type FontFile = (typeof chains)[Face]['files'][number];

export interface FontSubset {
  name: string;
  bytes: Buffer;
  codePoints: ReadonlySet<number>;
}

export type Fonts = Record<Face, readonly FontSubset[]>;

let loadedFonts: Promise<Fonts> | undefined;

/** Static subsets of the site's fonts, because PDF has no variable fonts; created once per process. */
export function loadFonts(): Promise<Fonts> {
  loadedFonts ??= subsetFonts();
  return loadedFonts;
}

async function subsetFonts(): Promise<Fonts> {
  const [display, text, monospaced] = await Promise.all([
    subsetChain('display'),
    subsetChain('text'),
    subsetChain('mono'),
  ]);
  return { display, text, mono: monospaced };
}

function subsetChain(face: Face): Promise<FontSubset[]> {
  const { weight, files } = chains[face];
  return Promise.all(files.map((file) => subsetFontFile(file, weight)));
}

async function subsetFontFile(
  { name, source, range, axes }: FontFile,
  weight: number,
): Promise<FontSubset> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const codePoints = expandRanges(range);
  const bytes = await subsetFont(whole, String.fromCodePoint(...codePoints), {
    targetFormat: 'sfnt',
    variationAxes: { ...axes, wght: weight },
  });
  return { name: `${name}-${weight}`, bytes, codePoints };
}

/** Expands "U+0131,U+0152-0153" to code points without control characters. */
function expandRanges(ranges: string): Set<number> {
  const codePoints = new Set<number>();
  for (const range of ranges.replaceAll('U+', '').split(',')) {
    const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    for (let point = Math.max(first, 0x20); point <= last; point += 1) codePoints.add(point);
  }
  return codePoints;
}
