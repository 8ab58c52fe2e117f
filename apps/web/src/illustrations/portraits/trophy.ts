import {
  measureCapsule,
  cropShape,
  measureEllipsoid,
  joinShapes,
  normaliseVector,
  type Vector,
} from './distance.ts';
import { measureFacing, findSurface, type Look } from './shade.ts';

const light = normaliseVector([-0.6, 0.55, 0.58]);
const glint = normaliseVector([-0.42, 0.35, 0.84]);

/** A body of revolution, except for the handles. */
function measureCup(p: Vector): number {
  const [, y] = p;
  const r = Math.hypot(p[0], p[2]);
  const profile: Vector = [r, y, 0];
  let d = measureEllipsoid(profile, [0, 0.62, 0], [0.62, 0.95, 0.62]);
  d = cropShape(d, y - 0.98, 0.02);
  d = cropShape(d, -measureEllipsoid(profile, [0, 0.75, 0], [0.54, 0.86, 0.54]), 0.02);
  d = joinShapes(d, measureCapsule(p, [0, -0.3, 0], [0, -0.75, 0], 0.1, 0.13), 0.12);
  d = joinShapes(d, measureEllipsoid(p, [0, -0.42, 0], [0.19, 0.09, 0.19]), 0.04);
  d = joinShapes(
    d,
    Math.max(r - (0.42 - 0.12 * (y + 0.85)), Math.abs(y + 0.86) - 0.09) - 0.02,
    0.03,
  );
  d = Math.min(d, Math.max(r - 0.56, Math.abs(y + 1.1) - 0.11) - 0.02);
  const side = Math.abs(p[0]) - 0.66;
  const loop = Math.hypot(side * 1.05, (y - 0.5) * 0.82) - 0.3;
  return joinShapes(d, Math.hypot(loop, p[2]) - 0.055, 0.03);
}

export const getTrophyShade: Look = (x, y) => {
  const hit = findSurface(measureCup, x, y);
  if (!hit) return null;
  const { normal, point } = hit;
  const value =
    0.08 +
    0.72 * measureFacing(normal, light) +
    0.6 * measureFacing(normal, glint) ** 18 +
    0.25 * Math.max(0, normal[0]) ** 4;
  return { light: Math.min(1, value), depth: point[2] };
};
