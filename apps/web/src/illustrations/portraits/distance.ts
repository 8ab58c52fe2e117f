/** A point or a direction: x to the right, y up, z towards the viewer. */
export type Vector = readonly [number, number, number];

/** Union of two shapes with a soft seam of width k. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Intersection with a soft seam; `carve(a, -b, k)` cuts b out of a. */
export function carve(a: number, b: number, k: number): number {
  return -join(-a, -b, k);
}

export function ellipsoid(p: Vector, centre: Vector, radii: Vector): number {
  const x = (p[0] - centre[0]) / radii[0];
  const y = (p[1] - centre[1]) / radii[1];
  const z = (p[2] - centre[2]) / radii[2];
  const outer = length(x, y, z);
  const inner = length(x / radii[0], y / radii[1], z / radii[2]);
  return inner === 0 ? -Math.min(...radii) : (outer * (outer - 1)) / inner;
}

export function sphere(p: Vector, centre: Vector, radius: number): number {
  return length(p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]) - radius;
}

/** Math.hypot guards against overflow, which no sculpture reaches, and takes many times as long. */
function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** A rod from a to b, thinner or thicker at its end. */
export function capsule(
  p: Vector,
  a: Vector,
  b: Vector,
  radius: number,
  endRadius = radius,
): number {
  const pa = subtract(p, a);
  const ba = subtract(b, a);
  const h = clamp(dot(pa, ba) / dot(ba, ba));
  const away = length(pa[0] - ba[0] * h, pa[1] - ba[1] * h, pa[2] - ba[2] * h);
  return away - (radius + (endRadius - radius) * h);
}

/** Folds the right half onto the left: what is modelled once stands on both sides. */
export function mirrored(p: Vector): Vector {
  return [Math.abs(p[0]), p[1], p[2]];
}

function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function normalised(a: Vector): Vector {
  const size = length(a[0], a[1], a[2]) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}
