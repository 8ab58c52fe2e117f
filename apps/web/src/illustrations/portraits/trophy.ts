import { capsule, carve, ellipsoid, join, normalised, type Vector } from './distance.ts';
import { facing, march, type Look } from './shade.ts';

const light = normalised([-0.6, 0.55, 0.58]);
const glint = normalised([-0.42, 0.35, 0.84]);

/** A cup turned on a lathe: everything but the handles depends on height and radius only. */
function cup(p: Vector): number {
  const [, y] = p;
  const r = Math.hypot(p[0], p[2]);
  const profile: Vector = [r, y, 0];
  let d = ellipsoid(profile, [0, 0.62, 0], [0.62, 0.95, 0.62]);
  d = carve(d, y - 0.98, 0.02);
  d = carve(d, -ellipsoid(profile, [0, 0.75, 0], [0.54, 0.86, 0.54]), 0.02);
  d = join(d, capsule(p, [0, -0.3, 0], [0, -0.75, 0], 0.1, 0.13), 0.12);
  d = join(d, ellipsoid(p, [0, -0.42, 0], [0.19, 0.09, 0.19]), 0.04);
  d = join(d, Math.max(r - (0.42 - 0.12 * (y + 0.85)), Math.abs(y + 0.86) - 0.09) - 0.02, 0.03);
  d = Math.min(d, Math.max(r - 0.56, Math.abs(y + 1.1) - 0.11) - 0.02);
  const side = Math.abs(p[0]) - 0.66;
  const loop = Math.hypot(side * 1.05, (y - 0.5) * 0.82) - 0.3;
  return join(d, Math.hypot(loop, p[2]) - 0.055, 0.03);
}

export const trophy: Look = (x, y) => {
  const hit = march(cup, x, y);
  if (!hit) return null;
  const { normal, point } = hit;
  const value =
    0.08 +
    0.72 * facing(normal, light) +
    0.6 * facing(normal, glint) ** 18 +
    0.25 * Math.max(0, normal[0]) ** 4;
  return { light: Math.min(1, value), depth: point[2] };
};
