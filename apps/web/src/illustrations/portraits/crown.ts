import { cropShape, type Vector } from './distance.ts';

export interface Crown {
  points: number;
}

/** Offset of the crown behind the centre of the face. */
const back = 0.12;

/** A band with straight-sided points, each with a ball on its tip. */
export function measureCrown(p: Vector, { points }: Crown): number {
  const z = p[2] + back;
  const angle = Math.atan2(p[0], z);
  const radius = Math.hypot(p[0], z);
  const step = (2 * Math.PI) / points;
  const nearestAngle = Math.round(angle / step) * step;
  const band = 0.8 - 0.1 * z;
  const ring = 0.5 + 0.16 * (p[1] - band);
  // 1 on the axis of a point, 0 halfway to the next.
  const slope = 1 - Math.min(1, Math.abs(angle - nearestAngle) / (step / 2));
  const top = band + 0.1 + 0.36 * slope;
  const wall =
    cropShape(Math.abs(radius - ring) - 0.03, Math.max(p[1] - top, band - p[1]), 0.015) * 0.5;
  const hem = Math.hypot(radius - ring, p[1] - band) - 0.055;
  const tipHeight = band + 0.47;
  const tipRing = 0.5 + 0.16 * (tipHeight - band);
  const tip =
    Math.hypot(
      p[0] - Math.sin(nearestAngle) * tipRing,
      p[1] - tipHeight,
      z - Math.cos(nearestAngle) * tipRing,
    ) - 0.062;
  return Math.min(wall, hem, tip);
}
