/** A point or a direction: x to the right, y up, z towards the viewer. */
export type Vector = readonly [number, number, number];

/** Union of two shapes with a soft seam of width k. */
export function joinShapes(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Intersection with a soft seam; `cropShape(a, -b, k)` subtracts b from a. */
export function cropShape(a: number, b: number, k: number): number {
  return -joinShapes(-a, -b, k);
}

export function measureEllipsoid(p: Vector, centre: Vector, radii: Vector): number {
  const x = (p[0] - centre[0]) / radii[0];
  const y = (p[1] - centre[1]) / radii[1];
  const z = (p[2] - centre[2]) / radii[2];
  const outer = measureLength(x, y, z);
  const inner = measureLength(x / radii[0], y / radii[1], z / radii[2]);
  return inner === 0 ? -Math.min(...radii) : (outer * (outer - 1)) / inner;
}

export function measureSphere(p: Vector, centre: Vector, radius: number): number {
  return measureLength(p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]) - radius;
}

/** Math.hypot guards against overflow, which is not needed here, and is many times slower. */
function measureLength(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** A rod from a to b, tapered to `endRadius`. */
export function measureCapsule(
  p: Vector,
  a: Vector,
  b: Vector,
  radius: number,
  endRadius = radius,
): number {
  const pa = subtractVectors(p, a);
  const ba = subtractVectors(b, a);
  const h = clampValue(getDotProduct(pa, ba) / getDotProduct(ba, ba));
  const away = measureLength(pa[0] - ba[0] * h, pa[1] - ba[1] * h, pa[2] - ba[2] * h);
  return away - (radius + (endRadius - radius) * h);
}

/** Mirrors the right half onto the left. */
export function getMirroredPoint(p: Vector): Vector {
  return [Math.abs(p[0]), p[1], p[2]];
}

function subtractVectors(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function getDotProduct(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function normaliseVector(a: Vector): Vector {
  const size = measureLength(a[0], a[1], a[2]) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}

export function clampValue(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}
