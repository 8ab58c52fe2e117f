import {
  measureCapsule,
  cropShape,
  clampValue,
  measureEllipsoid,
  joinShapes,
  getMirroredPoint,
  normaliseVector,
  measureSphere,
  type Vector,
} from './distance.ts';
import { measureCrown, type Crown } from './crown.ts';
import { measureHair, type Hair } from './hair.ts';
import { measureFacing, measureLight, findSurface, measureOpenness, type Look } from './shade.ts';

export interface Head {
  /** Radians. */
  yaw?: number;
  pitch?: number;
  roll?: number;
  /** Relative to the default head. */
  jaw?: number;
  neck?: number;
  brow?: number;
  lip?: number;
  nose?: number;
  /** 0 closed, 1 open. */
  mouth?: number;
  hair?: Hair;
  /** Brightness relative to skin. */
  hairTone?: number;
  light?: Vector;
  crown?: Crown;
  earring?: boolean;
  microphone?: { head: Vector; end: Vector; radius: number };
}

type Material = 'skin' | 'hair' | 'metal' | 'microphone';

const defaultHead = {
  yaw: -0.55,
  pitch: 0.06,
  roll: -0.06,
  jaw: 1,
  neck: 1,
  brow: 1,
  lip: 1,
  nose: 1,
  mouth: 0,
  hair: 'bob' as Hair,
  hairTone: 0.55,
  light: [-0.55, 0.6, 0.75] as Vector,
};

/** Builds a head from signed distance functions and returns its shading function. */
export function createHeadLook(options: Head): Look {
  const o = { ...defaultHead, ...options };
  const light = normaliseVector(o.light);
  const turn = createRotation(o.yaw, o.pitch, o.roll);
  const neckTurn = createRotation(o.yaw * 0.5, 0, 0);

  const surface = (world: Vector): [number, Material] => {
    const p = turn(world);
    let nearest: [number, Material] = [joinShapes(face(p), neck(neckTurn(world)), 0.1), 'skin'];
    const offer = (d: number, material: Material) => {
      if (d < nearest[0]) nearest = [d, material];
    };
    offer(measureHair(p, o.hair), 'hair');
    if (o.crown) offer(measureCrown(p, o.crown), 'metal');
    if (o.earring) offer(measureSphere(getMirroredPoint(p), [0.69, -0.42, -0.06], 0.085), 'metal');
    if (o.microphone) {
      const { head: top, end, radius } = o.microphone;
      offer(
        Math.min(
          measureSphere(world, top, radius),
          measureCapsule(world, top, end, radius * 0.55, radius * 0.34),
        ),
        'microphone',
      );
    }
    return nearest;
  };
  const distance = (p: Vector) => surface(p)[0];

  return (x, y) => {
    const hit = findSurface(distance, x, y + 0.12);
    if (!hit) return null;
    const { point, normal } = hit;
    const open = measureOpenness(distance, hit);
    const rim =
      (1 - Math.max(0, normal[2])) ** 3 * (normal[0] * Math.sign(-light[0]) > 0 ? 1 : 0.1);
    const direct =
      measureFacing(normal, light) *
      (0.3 + 0.7 * measureLight(distance, hit, light)) *
      (0.35 + 0.65 * open);
    const bare = 0.1 * open + 0.92 * direct + 0.06 * Math.max(0, normal[1]) + 0.1 * rim;
    return { light: increaseContrast(toned(bare, surface(point)[1])), depth: point[2] };
  };

  function toned(value: number, material: Material): number {
    if (material === 'hair') return value * o.hairTone;
    if (material === 'metal') return value * 1.1 + 0.05;
    return material === 'microphone' ? value * 0.45 : value;
  }

  /** Looks towards z; tuned by eye. */
  function face(p: Vector): number {
    const q = getMirroredPoint(p);
    const { jaw, brow, lip, nose, mouth } = o;
    let d = measureEllipsoid(p, [0, 0.3, -0.16], [0.66, 0.7, 0.84]);
    d = joinShapes(d, measureEllipsoid(p, [0, 0.26, 0.22], [0.55, 0.5, 0.5]), 0.18); // forehead
    d = joinShapes(d, measureEllipsoid(p, [0, -0.22, 0.18], [0.5 * jaw, 0.58, 0.52]), 0.16); // middle
    d = joinShapes(
      d,
      measureCapsule(
        q,
        [0.46 * jaw, -0.36, -0.12],
        [0.14 * jaw, -0.8 - 0.16 * mouth, 0.5 - 0.05 * mouth],
        0.13,
        0.12,
      ),
      0.2,
    ); // jaw
    d = joinShapes(
      d,
      measureEllipsoid(
        p,
        [0, -0.79 - 0.16 * mouth, 0.57 - 0.06 * mouth],
        [0.16 * jaw, 0.115, 0.125],
      ),
      0.12,
    ); // chin
    d = joinShapes(d, measureSphere(q, [0.35, -0.15, 0.46], 0.15), 0.18); // cheekbone
    d = joinShapes(
      d,
      measureCapsule(q, [0.08, 0.185, 0.715], [0.42, 0.17, 0.5], 0.05 * brow, 0.045),
      0.1,
    );
    d = cropShape(d, -measureEllipsoid(q, [0.26, 0.02, 0.8], [0.16, 0.085, 0.19]), 0.1); // eye socket
    d = joinShapes(d, measureSphere(q, [0.245, 0, 0.575], 0.135), 0.025); // eyelid
    d = joinShapes(d, measureNose(p, q, nose), 0.07);
    d = cropShape(d, -measureEllipsoid(q, [0.05, -0.315, 0.86], [0.03, 0.022, 0.05]), 0.03); // nostril
    d = joinShapes(d, measureEllipsoid(p, [0, -0.45, 0.6], [0.25, 0.17, 0.155]), 0.1);
    d = addLips(d, p, q, lip, mouth);
    d = cropShape(
      d,
      -measureEllipsoid(p, [0, -0.635 - 0.13 * mouth, 0.765], [0.18, 0.045, 0.085]),
      0.07,
    ); // under the lip
    d = cropShape(d, -measureCapsule(q, [0.11, -0.05, 0.69], [0.25, -0.092, 0.72], 0.022), 0.012); // closed eye
    d = cropShape(d, -measureCapsule(q, [0.25, -0.092, 0.72], [0.39, -0.045, 0.61], 0.022), 0.012);
    d = cropShape(d, -measureCapsule(q, [0.12, 0.078, 0.7], [0.37, 0.085, 0.61], 0.02), 0.02);
    return joinShapes(d, measureEar(q), 0.03);
  }

  function neck(p: Vector): number {
    const q = getMirroredPoint(p);
    let d = measureCapsule(p, [0, -0.45, -0.26], [0, -1.5, -0.46], 0.29 * o.neck, 0.33 * o.neck);
    d = joinShapes(d, measureCapsule(q, [0.06, -1.5, -0.1], [0.42, -0.45, -0.2], 0.05, 0.07), 0.14);
    d = joinShapes(
      d,
      measureCapsule(q, [0.2, -1.62, -0.46], [1.05, -1.86, -0.46], 0.24, 0.3),
      0.34,
    ); // shoulders
    d = joinShapes(d, measureEllipsoid(p, [0, -2.25, -0.36], [1, 0.72, 0.46]), 0.3);
    return joinShapes(
      d,
      measureCapsule(q, [0.08, -1.53, -0.06], [0.75, -1.52, -0.1], 0.035, 0.04),
      0.1,
    );
  }
}

function measureNose(p: Vector, q: Vector, size: number): number {
  const tip = 0.7 + 0.2 * size;
  let d = measureCapsule(p, [0, 0.12, 0.69], [0, -0.175, tip], 0.048, 0.062 * size);
  d = joinShapes(d, measureSphere(p, [0, -0.205, tip], 0.07 * size), 0.05);
  return joinShapes(d, measureEllipsoid(q, [0.088, -0.255, 0.8], [0.055, 0.055, 0.09]), 0.05);
}

/** Closed: a line. Open: a cavity with upper teeth, the lip follows the jaw. */
function addLips(d: number, p: Vector, q: Vector, size: number, mouth: number): number {
  const drop = 0.2 * mouth;
  const upper = measureCapsule(
    q,
    [0, -0.405 + 0.03 * mouth, 0.775],
    [0.19, -0.462, 0.62],
    0.048 * size,
    0.012,
  );
  const lower = measureCapsule(
    q,
    [0, -0.525 - drop, 0.76 - 0.06 * mouth],
    [0.17, -0.472 - drop * 0.55, 0.62],
    0.056 * size,
    0.012,
  );
  let shape = joinShapes(joinShapes(d, upper, 0.03), lower, 0.03);
  if (mouth === 0)
    return cropShape(shape, -measureCapsule(q, [0, -0.463, 0.84], [0.2, -0.468, 0.7], 0.016), 0.02);
  shape = cropShape(
    shape,
    -measureEllipsoid(p, [0, -0.465 - drop * 0.5, 0.74], [0.155, 0.02 + drop * 0.62, 0.3]),
    0.025,
  );
  return joinShapes(shape, measureCapsule(q, [0, -0.425, 0.69], [0.1, -0.43, 0.64], 0.034), 0.008);
}

function measureEar(q: Vector): number {
  let d = measureEllipsoid(q, [0.645, -0.03, -0.1], [0.075, 0.21, 0.13]);
  d = cropShape(d, -measureEllipsoid(q, [0.73, 0, -0.08], [0.06, 0.13, 0.07]), 0.03);
  return joinShapes(d, measureSphere(q, [0.66, -0.2, -0.06], 0.05), 0.04);
}

/** From picture space to head space. */
function createRotation(yaw: number, pitch: number, roll: number): (p: Vector) => Vector {
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  return ([x, y, z]) => {
    const x1 = x * cr + y * sr;
    const y1 = -x * sr + y * cr;
    const y2 = y1 * cp + z * sp;
    const z2 = -y1 * sp + z * cp;
    return [x1 * cy - z2 * sy, y2, x1 * sy + z2 * cy];
  };
}

/** Pushes mid-tones apart, so that lines are either thin or thick. */
function increaseContrast(value: number): number {
  const v = clampValue(value);
  return clampValue(v + (v * v * (3 - 2 * v) - v) * 0.5);
}
