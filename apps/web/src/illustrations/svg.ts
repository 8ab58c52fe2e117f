import { precision } from './ribbon.ts';
import type { Drawing } from './portraits/signal.ts';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** A drawing as a file of its own, each band in its colour. */
export function svgFile(drawing: Drawing, colours: readonly string[]): string {
  const { width, height } = drawing;
  const size = `width="${width}" height="${height}"`;
  return `<svg ${namespace} ${size} viewBox="${viewBox(drawing)}">${bandPaths(drawing, colours)}</svg>`;
}

export function bandPaths({ bands }: Drawing, colours: readonly string[]): string {
  return bands.map((path, band) => `<path fill="${colours[band]}" d="${path}"/>`).join('');
}

export function viewBox({ width, height }: Drawing): string {
  return `0 0 ${width * precision} ${height * precision}`;
}

/** The outline of the sculpture, with some air in front of it. */
export function outline({ silhouette }: Drawing, air: number): string {
  const at = (x: number, y: number) => `${Math.round(x * precision)} ${Math.round(y * precision)}`;
  const front = silhouette.map(({ y, first }) => at(first - air, y - 3));
  const rear = silhouette.toReversed().map(({ y, last }) => at(last + 2, y - 3));
  return `M${front.join('L')}L${rear.join('L')}z`;
}

export function file(width: number, height: number, content: string, attributes = ''): string {
  return `<svg ${namespace} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${attributes}>${content}</svg>`;
}
