import type { ZoneId } from '@kongres/content/facts/zones';
import { getColour } from '../palette.ts';
import { wrapSvg } from '../svg.ts';
import { getWaveHeight } from './zone-wave.ts';

type Point = readonly [x: number, y: number, z: number];

const metre = 100;
const wallHeight = 2.6;
const wallLines = 13;
const steps = 60;

/** An isometric stand: floor, two walls with the wave of its zone, furniture. */
export function drawBooth(zone: ZoneId, squareMetres: number): string {
  const width = Math.round(Math.sqrt(squareMetres * 1.4) * 2) / 2;
  const depth = squareMetres / width;
  const place = createProjection(width, depth);
  const shape = (fill: string, ...points: Point[]) =>
    `<path d="M${points.map(place.point).join('L')}z" fill="${getColour(fill)}"/>`;
  const line = (points: Point[], opacity = 1) =>
    `<path d="M${points.map(place.point).join('L')}" fill="none" stroke-opacity="${opacity}"/>`;

  const floor = shape('paper', [0, 0, 0], [width, 0, 0], [width, depth, 0], [0, depth, 0]);
  const grid = [
    ...listMetreLines(width).map((x) =>
      line([createFloorPoint(x, 0), createFloorPoint(x, depth)], 0.25),
    ),
    ...listMetreLines(depth).map((y) =>
      line([createFloorPoint(0, y), createFloorPoint(width, y)], 0.25),
    ),
  ];
  const walls = [
    shape('paper-hi', [0, 0, 0], [0, depth, 0], [0, depth, wallHeight], [0, 0, wallHeight]),
    shape('paper-hi', [0, 0, 0], [width, 0, 0], [width, 0, wallHeight], [0, 0, wallHeight]),
  ];
  const waves = Array.from({ length: wallLines }, (_, index) => {
    const t = (index + 1) / (wallLines + 1);
    const loudness = Math.sin(t * Math.PI) * 0.3;
    const points = Array.from({ length: steps + 1 }, (_point, step): Point => {
      const along = (step / steps) * (width + depth);
      const z = t * wallHeight + getWaveHeight(zone, step / steps) * loudness;
      return along < depth ? [0, depth - along, z] : [along - depth, 0, z];
    });
    return line(points, 0.85);
  });
  const boxes = placeFurniture(width, depth).map(({ x, y, side, height, top }) => {
    const [right, front] = [x + side, y + side];
    return [
      shape(
        'paper-lo',
        [right, y, 0],
        [right, front, 0],
        [right, front, height],
        [right, y, height],
      ),
      shape(
        'paper-hi',
        [x, front, 0],
        [right, front, 0],
        [right, front, height],
        [x, front, height],
      ),
      shape(top, [x, y, height], [right, y, height], [right, front, height], [x, front, height]),
    ].join('');
  });
  const screenWidth = Math.min(1.4, width * 0.4);
  const screen = shape(
    'ink',
    [width - screenWidth - 0.2, 0.35, 0.25],
    [width - 0.2, 0.35, 0.25],
    [width - 0.2, 0.35, 1.75],
    [width - screenWidth - 0.2, 0.35, 1.75],
  );
  const parts = [floor, ...grid, ...walls, ...waves, screen, ...boxes].join('');
  const pen = `stroke="${getColour('ink')}" stroke-width="2.5" stroke-linejoin="round"`;
  return wrapSvg(place.width, place.height, `<g ${pen}>${parts}</g>`);
}

/** A counter and stools by area. */
function placeFurniture(width: number, depth: number) {
  const stools = Math.max(1, Math.floor((width * depth) / 6));
  const counter = { x: 0.5, y: 0.5, side: 0.8, height: 0.95, top: 'mark' };
  const around = Array.from({ length: stools }, (_, index) => ({
    x: 0.5 + ((index * 1.3 + 0.9) % Math.max(1, width - 1)),
    y: depth - 0.9 - (index % 2) * 0.75,
    side: 0.45,
    height: 0.45,
    top: 'mark',
  }));
  return [counter, ...around].toSorted((one, other) => one.x + one.y - other.x - other.y);
}

const createFloorPoint = (x: number, y: number): Point => [x, y, 0];
const listMetreLines = (length: number) =>
  Array.from({ length: Math.ceil(length) - 1 }, (_, index) => index + 1);

/** Projects metres isometrically (2:1). */
function createProjection(width: number, depth: number) {
  const margin = 4;
  const left = depth * metre * 0.87 + margin;
  const top = wallHeight * metre + margin;
  return {
    width: Math.ceil(left + width * metre * 0.87 + margin),
    height: Math.ceil(top + (width + depth) * metre * 0.5 + margin),
    point: ([x, y, z]: Point) =>
      `${(left + (x - y) * metre * 0.87).toFixed(1)} ${(top + (x + y) * metre * 0.5 - z * metre).toFixed(1)}`,
  };
}
