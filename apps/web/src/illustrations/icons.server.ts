import { drawIcon } from './logo.ts';
import { renderPng } from './raster.server.ts';

export function renderTouchIcon(): Buffer {
  return renderPng(drawIcon(180), 180);
}

/** Systems keep the middle 80% of a maskable icon. */
export function renderAppIcon(size: number, purpose: 'any' | 'maskable'): Buffer {
  return renderPng(drawIcon(size, purpose === 'maskable' ? 14 : undefined), size);
}

/** favicon.ico with PNGs of 16, 32 and 48 pixels. */
export function renderTabIcon(): Buffer {
  const pictures = [16, 32, 48].map((size) => ({ size, bytes: renderPng(drawIcon(size), size) }));
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
