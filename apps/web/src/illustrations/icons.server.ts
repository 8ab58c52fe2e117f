import { icon } from './logo.ts';
import { png } from './raster.server.ts';

/** For home screens. */
export function touchIcon(): Buffer {
  return png(icon(180), 180);
}

/** A system that cuts its own shape leaves the middle four fifths. */
export function appIcon(size: number, purpose: 'any' | 'maskable'): Buffer {
  return png(icon(size, purpose === 'maskable' ? 14 : undefined), size);
}

/** For programs that know no SVG: pictures in the three usual sizes, one after the other in one file. */
export function tabIcon(): Buffer {
  const pictures = [16, 32, 48].map((size) => ({ size, bytes: png(icon(size), size) }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}
