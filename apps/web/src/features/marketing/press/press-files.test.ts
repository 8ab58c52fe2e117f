import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { tabIcon, touchIcon } from '../../../illustrations/icons.server.ts';
import { factSheet } from './fact-sheet.server.ts';
import { logoPack } from './logo-pack.server.ts';
import { outliner } from '../../../illustrations/outline.server.ts';
import { pressFile } from './press-files.server.ts';
import { sharePng } from './share-picture.server.ts';

const codes = languages.map(({ id }) => id);

function sizeOf(png: Uint8Array): [width: number, height: number] {
  const header = new DataView(png.buffer, png.byteOffset, 24);
  expect(header.getUint32(0)).toBe(0x89504e47);
  return [header.getUint32(16), header.getUint32(20)];
}

test('the same facts give the same bytes, whenever they are printed, packed or drawn', async () => {
  expect((await factSheet('pl')).equals(await factSheet('pl'))).toBe(true);
  expect((await logoPack()).equals(await logoPack())).toBe(true);
  expect((await sharePng('de')).equals(await sharePng('de'))).toBe(true);
  expect((await sharePng('de')).equals(await sharePng('pl'))).toBe(false);
});

test('a share picture has the size its page announces, and travels lightly', async () => {
  for (const code of codes) {
    const picture = await sharePng(code);
    expect(sizeOf(picture)).toEqual([sharePicture.width, sharePicture.height]);
    expect(picture.length).toBeLessThan(300_000);
  }
});

test('the logo comes alone and with its name, in four paints, as vectors and in two sizes', async () => {
  const files = Object.entries(unzipSync(await logoPack()));
  const named = (ending: string) => files.filter(([name]) => name.endsWith(ending));
  expect(named('.svg')).toHaveLength(8);
  expect(named('.png')).toHaveLength(16);
  expect(named('.txt')).toHaveLength(languages.length);
  for (const [name, bytes] of named('.svg')) {
    // Colours and letters that a layout program would not know.
    expect([name, strFromU8(bytes)]).toEqual([
      name,
      expect.not.stringMatching(/oklch|var\(|<text/),
    ]);
  }
  for (const [name, bytes] of named('.png')) expect(name).toContain(`-${sizeOf(bytes)[0]}.png`);
  for (const [, bytes] of named('.txt')) expect(strFromU8(bytes)).not.toContain('{{');
});

test('letters of both font files are outlined, from the edge of the first to that of the last', async () => {
  const outline = await outliner();
  const style = { face: 'display', size: 100 } as const;
  const plain = outline('Z', style);
  expect(plain.path.startsWith('M')).toBe(true);
  const left = Math.min(...[...plain.path.matchAll(/[ML] (-?[\d.]+) /g)].map(([, x]) => Number(x)));
  expect(left).toBeCloseTo(0, 1);
  expect(outline('Ż', style).path.length).toBeGreaterThan(plain.path.length);
  expect(outline('ZZ', style).width).toBeGreaterThan(1.9 * plain.width);
});

test('an address under /press that nobody announced is no file', async () => {
  expect(await pressFile('kongres-ai-facts.pdf')).toBeNull();
  expect(await pressFile('')).toBeNull();
  expect((await pressFile('kongres-ai-boilerplate-es.txt'))?.type).toContain('text/plain');
});

test('the icons are what old browsers and home screens expect', () => {
  expect(sizeOf(touchIcon())).toEqual([180, 180]);
  const icon = tabIcon();
  const pictures = icon.readUInt16LE(4);
  expect(pictures).toBe(3);
  for (let index = 0; index < pictures; index += 1) {
    const entry = 6 + 16 * index;
    const start = icon.readUInt32LE(entry + 12);
    const picture = icon.subarray(start, start + icon.readUInt32LE(entry + 8));
    expect(sizeOf(picture)).toEqual([icon[entry], icon[entry + 1]]);
  }
});
