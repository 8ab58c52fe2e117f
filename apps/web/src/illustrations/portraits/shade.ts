import { clampValue, getDotProduct, normaliseVector, type Vector } from './distance.ts';

/** Brightness and depth at a point of the picture. */
interface Shade {
  light: number;
  depth: number;
}

/** Shading at a point of the picture plane; null for the background. */
export type Look = (x: number, y: number) => Shade | null;

export interface Hit {
  point: Vector;
  normal: Vector;
}

const near = 2.2;
const far = -2;

/** Ray marching from the viewer to the first surface. */
export function findSurface(distance: (p: Vector) => number, x: number, y: number): Hit | null {
  let z = near;
  let d = Infinity;
  for (let step = 0; step < 80; step += 1) {
    d = distance([x, y, z]);
    if (d < 0.002) break;
    z -= d * 0.8;
    if (z < far) return null;
  }
  if (d > 0.02) return null;
  const point: Vector = [x, y, z];
  return { point, normal: measureNormal(distance, point) };
}

function measureNormal(distance: (p: Vector) => number, [x, y, z]: Vector): Vector {
  const e = 0.006;
  return normaliseVector([
    distance([x + e, y, z]) - distance([x - e, y, z]),
    distance([x, y + e, z]) - distance([x, y - e, z]),
    distance([x, y, z + e]) - distance([x, y, z - e]),
  ]);
}

/** Ambient occlusion: 0 in folds, 1 in the open. */
export function measureOpenness(distance: (p: Vector) => number, { point, normal }: Hit): number {
  let closed = 0;
  for (let i = 1; i <= 4; i += 1) {
    const reach = i * 0.05;
    closed += ((reach - distance(movePoint(point, normal, reach))) / 2 ** i) * 2;
  }
  return Math.max(0, 1 - closed * 3.2);
}

/** Soft shadow: 1 in full light, 0 in shadow. */
export function measureLight(distance: (p: Vector) => number, hit: Hit, light: Vector): number {
  const start = movePoint(hit.point, hit.normal, 0.02);
  let clear = 1;
  let reach = 0.05;
  for (let i = 0; i < 18; i += 1) {
    const d = distance(movePoint(start, light, reach));
    clear = Math.min(clear, (8 * d) / reach);
    if (d < 0.001 || reach > 1.6) break;
    reach += Math.max(0.04, d);
  }
  return clampValue(clear);
}

export function measureFacing(normal: Vector, light: Vector): number {
  return Math.max(0, getDotProduct(normal, light));
}

function movePoint(p: Vector, direction: Vector, reach: number): Vector {
  return [p[0] + direction[0] * reach, p[1] + direction[1] * reach, p[2] + direction[2] * reach];
}
