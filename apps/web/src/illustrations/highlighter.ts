/** Points of the stroke in percent, as in the site's masthead. */
const edge = [
  [0, 2.5],
  [18, 0.5],
  [52, 2],
  [81, 0],
  [101, 1.5],
  [99.4, 62],
  [100, 98],
  [64, 97],
  [31, 100],
  [0.8, 98.5],
  [1.6, 40],
] as const;

export function buildHighlighterPath(x: number, y: number, width: number, height: number): string {
  const at = ([across, down]: readonly [number, number]) =>
    `${(x + (across / 100) * width).toFixed(2)} ${(y + (down / 100) * height).toFixed(2)}`;
  return `M${edge.map(at).join('L')}z`;
}
