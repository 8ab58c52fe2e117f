import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { removeJoiners } from '@kongres/content/format/typography';
import { loadFonts, type Face } from '@kongres/pdf/fonts';

/** Family names in the subset fonts. */
const families: Record<Face, string> = {
  display: 'Schibsted Grotesk',
  text: 'Schibsted Grotesk',
  mono: 'Martian Mono SemiExpanded',
};

const weights: Record<Face, number> = { display: 600, text: 400, mono: 400 };

interface Style {
  face: Face;
  size: number;
  /** In em. */
  tracking?: number;
}

export interface Outline {
  path: string;
  width: number;
}

export type Outliner = (words: string, style: Style) => Outline;

let outlinerPromise: Promise<Outliner> | undefined;

/** Converts text to outlines, left edge and baseline at 0, because pictures carry no font. */
export function getOutliner(): Promise<Outliner> {
  outlinerPromise ??= createOutliner();
  return outlinerPromise;
}

async function createOutliner(): Promise<Outliner> {
  const files = await writeFaces();
  return (words, { face, size, tracking = 0 }) => {
    const from = (x: number) =>
      renderText(
        `<text x="${x}" font-family="${families[face]}" font-size="${size}" font-weight="${weights[face]}" letter-spacing="${size * tracking}">${escapeText(removeJoiners(words))}</text>`,
        files[face],
      );
    const measured = from(0).getBBox();
    if (!measured) throw new Error(`no outline for "${words}"`);
    return { path: joinPaths(from(-measured.x).toString()), width: measured.width };
  };
}

/** Only the files of one face: the renderer would otherwise take glyphs of another weight. */
function renderText(content: string, fontFiles: string[]): Resvg {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } });
}

function joinPaths(svg: string): string {
  const paths = [...svg.matchAll(/<path[^>]*? d="([^"]*)"/g)].map(([, path = '']) => path);
  return paths
    .join('')
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** The renderer reads fonts from files only. */
async function writeFaces(): Promise<Record<Face, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { display, text, mono } = await loadFonts();
  const write = (cuts: typeof display) =>
    cuts.map(({ name, bytes }) => {
      const file = join(folder, `${name}.ttf`);
      writeFileSync(file, bytes);
      return file;
    });
  return { display: write(display), text: write(text), mono: write(mono) };
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
