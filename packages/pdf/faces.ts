import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import groteskParts from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import monoParts from '@fontsource-variable/martian-mono/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';

export type Face = 'display' | 'text' | 'mono';

const grotesk = (part: keyof typeof groteskParts) => ({
  name: `schibsted-grotesk-${part}`,
  source: `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${part}-wght-normal.woff2`,
  range: groteskParts[part],
  axes: {},
});

const mono = (part: keyof typeof monoParts) => ({
  name: `martian-mono-${part}`,
  source: `@fontsource-variable/martian-mono/files/martian-mono-${part}-wdth-normal.woff2`,
  range: monoParts[part],
  axes: { wdth: 75 },
});

/**
 * The fonts are published in parts by script, so a face is a chain of files: a letter is set in the
 * first that has it. Schibsted Grotesk knows no Cyrillic; a company's name may.
 */
const chains = {
  display: {
    weight: 600,
    files: [grotesk('latin'), grotesk('latin-ext'), mono('cyrillic'), mono('cyrillic-ext')],
  },
  text: {
    weight: 400,
    files: [grotesk('latin'), grotesk('latin-ext'), mono('cyrillic'), mono('cyrillic-ext')],
  },
  mono: {
    weight: 400,
    files: [mono('latin'), mono('latin-ext'), mono('cyrillic'), mono('cyrillic-ext')],
  },
};

type FontFile = (typeof chains)[Face]['files'][number];

export interface FontCut {
  name: string;
  bytes: Buffer;
  codePoints: ReadonlySet<number>;
}

export type Fonts = Record<Face, readonly FontCut[]>;

let faces: Promise<Fonts> | undefined;

/** The site's faces, each cut to one weight because print knows no variable fonts; cut once a process. */
export function printFaces(): Promise<Fonts> {
  faces ??= cutFonts();
  return faces;
}

async function cutFonts(): Promise<Fonts> {
  const [display, text, monospaced] = await Promise.all([
    cutChain('display'),
    cutChain('text'),
    cutChain('mono'),
  ]);
  return { display, text, mono: monospaced };
}

function cutChain(face: Face): Promise<FontCut[]> {
  const { weight, files } = chains[face];
  return Promise.all(files.map((file) => cut(file, weight)));
}

async function cut({ name, source, range, axes }: FontFile, weight: number): Promise<FontCut> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const codePoints = expand(range);
  const bytes = await subsetFont(whole, String.fromCodePoint(...codePoints), {
    targetFormat: 'sfnt',
    variationAxes: { ...axes, wght: weight },
  });
  return { name: `${name}-${weight}`, bytes, codePoints };
}

/** "U+0131,U+0152-0153" as the code points it names, control characters left out. */
function expand(ranges: string): Set<number> {
  const codePoints = new Set<number>();
  for (const range of ranges.replaceAll('U+', '').split(',')) {
    const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    for (let point = Math.max(first, 0x20); point <= last; point += 1) codePoints.add(point);
  }
  return codePoints;
}
