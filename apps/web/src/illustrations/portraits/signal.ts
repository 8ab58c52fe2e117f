import { buildRibbonPath, simplifyCuts, type Cut } from '../ribbon.ts';
import type { Look } from './shade.ts';

/** Continuation of a line behind the head: its reach and its swing. */
export interface Stream {
  length: number;
  swing: number;
  wave: number;
  phase: number;
  least: number;
}

export interface Signal {
  look: Look;
  width: number;
  height: number;
  /** Picture units per unit of the sculpture, and its origin. */
  unit: number;
  left: number;
  top: number;
  lines: number;
  bands?: number;
  /** Line width outside the sculpture; `thin` and `thick` inside it, relative to line spacing. */
  base?: number;
  thin?: number;
  thick?: number;
  gamma?: number;
  /** How much depth lifts a line. */
  relief?: number;
  step?: number;
  tolerance?: number;
  /** Margin around the silhouette without background lines. */
  halo?: number;
  /** Thickens light instead of shadow, for dark grounds. */
  isLight?: boolean;
  stream?: (row: number) => Stream | null;
}

export interface Drawing {
  width: number;
  height: number;
  bands: string[];
  /** First and last x of the sculpture in each line that meets it. */
  silhouette: { y: number; first: number; last: number }[];
}

const defaultOptions = {
  bands: 1,
  base: 0,
  thin: 0.12,
  thick: 0.92,
  gamma: 1.2,
  relief: 0.05,
  step: 2.5,
  tolerance: 0.22,
  halo: 0,
  isLight: false,
};

/** Scans the sculpture line by line and thickens each line in the dark. */
export function drawSignal(options: Signal): Drawing {
  const o = { ...defaultOptions, ...options };
  const spacing = o.height / o.lines;
  const bands = Array.from({ length: o.bands }, () => '');
  const silhouette: Drawing['silhouette'] = [];

  for (let row = 0; row < o.lines; row += 1) {
    const y = (row + 0.5) * spacing;
    const line = readLine(y);
    if (o.halo > 0) clearHalo(line, row);
    if (o.stream) extendLine(line, row, y);
    const band = Math.floor((row / o.lines) * o.bands);
    bands[band] += listVisibleParts(line.cuts)
      .map((part) => buildRibbonPath(simplifyCuts(part, o.tolerance)))
      .join('');
    if (line.first !== null && line.last !== null) {
      silhouette.push({ y, first: line.first, last: line.last });
    }
  }
  return { width: o.width, height: o.height, bands, silhouette };

  function readLine(y: number) {
    const cuts: Cut[] = [];
    let first: number | null = null;
    let last: number | null = null;
    for (let x = 0; x <= o.width + 0.01; x += o.step) {
      const shade = o.look(o.left + x / o.unit, o.top - y / o.unit);
      let thickness = o.base;
      let lift = 0;
      if (shade) {
        const tone = o.isLight ? shade.light : 1 - shade.light;
        thickness = spacing * (o.thin + (o.thick - o.thin) * tone ** o.gamma);
        lift = -o.relief * o.unit * Math.max(-0.4, shade.depth + 0.2) * 0.5;
        first ??= x;
        last = x;
      }
      cuts.push({ x, top: y + lift - thickness / 2, bottom: y + lift + thickness / 2 });
    }
    return { cuts, first, last };
  }

  type Line = ReturnType<typeof readLine>;

  function clearHalo({ cuts, first, last }: Line, row: number) {
    if (first === null || last === null) return;
    const isStreaming = getStream(row) !== null;
    for (const cut of cuts) {
      const before = first - cut.x;
      const after = isStreaming ? 0 : cut.x - last;
      const away = Math.max(before, after);
      if (away > 0 && away < o.halo) cut.top = cut.bottom = (cut.top + cut.bottom) / 2;
    }
  }

  function extendLine({ cuts, last }: Line, row: number, y: number) {
    const stream = getStream(row);
    if (last === null || !stream) return;
    const edge = cuts[Math.round(last / o.step)];
    if (!edge) return;
    const startWidth = Math.max(edge.bottom - edge.top, spacing * stream.least);
    const startOffset = (edge.top + edge.bottom) / 2 - y;
    for (const cut of cuts) {
      const away = cut.x - last;
      if (away <= 0) continue;
      const left =
        Math.exp(-away / stream.length) * (0.75 + 0.25 * Math.cos(away / 37 + row * 0.21));
      const width = o.base + (startWidth - o.base) * left;
      const swing =
        Math.sin(cut.x / stream.wave + row * 0.045 + stream.phase) +
        0.45 * Math.sin(cut.x / (stream.wave * 0.46) + row * 0.07 + 1.3);
      const grown = (1 - Math.exp(-away / 90)) * (0.35 + 0.65 * Math.min(1, away / 260));
      const offset = startOffset * Math.exp(-away / 60) + grown * stream.swing * swing;
      cut.top = y + offset - width / 2;
      cut.bottom = y + offset + width / 2;
    }
  }

  function getStream(row: number): Stream | null {
    return o.stream?.(row / (o.lines - 1)) ?? null;
  }
}

/** Parts of a line with a visible width. */
function listVisibleParts(cuts: readonly Cut[]): Cut[][] {
  const parts: Cut[][] = [];
  let part: Cut[] = [];
  for (const cut of cuts) {
    if (cut.bottom - cut.top > 0.05) part.push(cut);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts.filter(({ length }) => length > 1);
}
