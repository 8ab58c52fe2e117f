import { precision } from './ribbon.ts';
import type { Drawing } from './portraits/signal.ts';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

export function renderSvgFile(drawing: Drawing, colours: readonly string[]): string {
  const { width, height } = drawing;
  const size = `width="${width}" height="${height}"`;
  return `<svg ${namespace} ${size} viewBox="${getViewBox(drawing)}">${renderBandPaths(drawing, colours)}</svg>`;
}

export function renderBandPaths({ bands }: Drawing, colours: readonly string[]): string {
  return bands.map((path, band) => `<path fill="${colours[band]}" d="${path}"/>`).join('');
}

export function getViewBox({ width, height }: Drawing): string {
  return `0 0 ${width * precision} ${height * precision}`;
}

/** Outline of the sculpture with a margin in front. */
export function buildOutlinePath({ silhouette }: Drawing, air: number): string {
  const at = (x: number, y: number) => `${Math.round(x * precision)} ${Math.round(y * precision)}`;
  const front = silhouette.map(({ y, first }) => at(first - air, y - 3));
  const rear = silhouette.toReversed().map(({ y, last }) => at(last + 2, y - 3));
  return `M${front.join('L')}L${rear.join('L')}z`;
}

export function wrapSvg(width: number, height: number, content: string, attributes = ''): string {
  return `<svg ${namespace} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${attributes}>${content}</svg>`;
}
