/** A line's upper and lower edge at x. */
export interface Cut {
  x: number;
  top: number;
  bottom: number;
}

/** Removes cuts within `tolerance` of a straight edge (Ramer–Douglas–Peucker). */
export function simplifyCuts(cuts: readonly Cut[], tolerance: number): Cut[] {
  if (cuts.length < 3) return [...cuts];
  const keptIndexes = new Set([0, cuts.length - 1]);
  const open: [number, number][] = [[0, cuts.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const farthest = findFarthestCut(cuts, from, to);
    if (farthest.away <= tolerance) continue;
    keptIndexes.add(farthest.index);
    open.push([from, farthest.index], [farthest.index, to]);
  }
  return cuts.filter((_, index) => keptIndexes.has(index));
}

function findFarthestCut(cuts: readonly Cut[], from: number, to: number) {
  const [a, b] = [cuts[from], cuts[to]];
  let away = 0;
  let index = from;
  if (!a || !b) return { away, index };
  for (let i = from + 1; i < to; i += 1) {
    const cut = cuts[i];
    if (!cut) continue;
    const t = (cut.x - a.x) / (b.x - a.x || 1);
    const d = Math.max(
      Math.abs(cut.top - (a.top + (b.top - a.top) * t)),
      Math.abs(cut.bottom - (a.bottom + (b.bottom - a.bottom) * t)),
    );
    if (d > away) [away, index] = [d, i];
  }
  return { away, index };
}

/** Path coordinates are integers in tenths of a pixel. */
export const precision = 10;

/** A closed outline in relative coordinates: along the upper edge, back along the lower. */
export function buildRibbonPath(cuts: readonly Cut[]): string {
  const outline = [
    ...cuts.map(({ x, top }) => [x, top] as const),
    ...cuts.toReversed().map(({ x, bottom }) => [x, bottom] as const),
  ].map(([x, y]) => [Math.round(x * precision), Math.round(y * precision)] as const);
  let path = '';
  let last: readonly [number, number] | undefined;
  for (const point of outline) {
    if (!last) path = `M${point[0]} ${point[1]}l`;
    else {
      const [dx, dy] = [point[0] - last[0], point[1] - last[1]];
      const gap = path.endsWith('l') || dx < 0 ? '' : ' ';
      path += `${gap}${dx}${dy < 0 ? '' : ' '}${dy}`;
    }
    last = point;
  }
  return `${path}z`;
}
