import {
  cropShape,
  measureEllipsoid,
  joinShapes,
  getMirroredPoint,
  measureSphere,
  type Vector,
} from './distance.ts';

export type Hair = 'none' | 'short' | 'bob' | 'bun' | 'swept';

/** Hair as one mass with grooves around the head. */
export function measureHair(p: Vector, kind: Hair): number {
  if (kind === 'none') return Infinity;
  const d = shapes[kind](p);
  return d < 0.1 ? d + measureGrooves(p) : d;
}

const shapes: Record<Exclude<Hair, 'none'>, (p: Vector) => number> = {
  short(p) {
    let d = measureEllipsoid(p, [0, 0.4, -0.18], [0.76, 0.72, 0.9]);
    d = joinShapes(d, measureEllipsoid(p, [0.1, 0.78, 0.28], [0.5, 0.26, 0.5]), 0.2);
    d = cropShape(d, -measureEllipsoid(p, [0, -0.16, 0.72], [0.6, 0.72, 0.62]), 0.06);
    return cropShape(d, -(p[1] + 0.18 + 0.35 * Math.max(0, p[2])), 0.1);
  },
  bun(p) {
    let d = measureEllipsoid(p, [0, 0.36, -0.2], [0.755, 0.73, 0.9]);
    d = cropShape(d, -measureEllipsoid(p, [0, -0.18, 0.74], [0.58, 0.76, 0.64]), 0.05);
    d = cropShape(d, -(p[1] + 0.32), 0.14);
    return joinShapes(d, measureSphere(p, [0, 0.86, -0.82], 0.36), 0.1);
  },
  swept(p) {
    let d = measureEllipsoid(p, [0, 0.4, -0.22], [0.72, 0.69, 0.86]);
    d = joinShapes(d, measureEllipsoid(p, [0, 0.05, -0.62], [0.56, 0.62, 0.46]), 0.2);
    d = cropShape(d, -measureEllipsoid(p, [0, -0.14, 0.66], [0.9, 0.8, 0.62]), 0.05);
    d = cropShape(
      d,
      -measureEllipsoid(getMirroredPoint(p), [0.72, -0.12, -0.02], [0.3, 0.32, 0.24]),
      0.08,
    );
    return cropShape(d, -(p[1] + 0.42 - 0.25 * p[2]), 0.12);
  },
  bob(p) {
    let d = measureEllipsoid(p, [0, 0.32, -0.2], [0.8, 0.8, 0.92]);
    d = joinShapes(
      d,
      measureEllipsoid(getMirroredPoint(p), [0.56, -0.35, -0.16], [0.3, 0.62, 0.56]),
      0.25,
    );
    d = joinShapes(d, measureEllipsoid(p, [0, -0.3, -0.6], [0.7, 0.72, 0.42]), 0.2);
    d = cropShape(d, -measureEllipsoid(p, [0, -0.26, 0.78], [0.56, 0.88, 0.78]), 0.05);
    d = cropShape(d, -measureEllipsoid(p, [0, -1, 0.3], [0.5, 0.9, 0.62]), 0.06);
    return cropShape(d, -(p[1] + 0.88 + 0.12 * p[2]), 0.05);
  },
};

function measureGrooves(p: Vector): number {
  const a = Math.atan2(p[0] + 0.12, p[2] + 0.35);
  return (
    0.012 * Math.sin(a * 46 + Math.sin(p[1] * 5) * 1.6) + 0.01 * Math.sin(a * 23 + 1 + p[1] * 2)
  );
}
