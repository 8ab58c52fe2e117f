import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { renderTabIcon, renderTouchIcon } from '../../../illustrations/icons.server.ts';
import { renderFactSheet } from './fact-sheet.server.ts';
import { buildLogoPack } from './logo-pack.server.ts';
import { getOutliner } from '../../../illustrations/outline.server.ts';
import { loadPressFile } from './press-files.server.ts';
import { renderSiteSharePng } from './share-picture.server.ts';

const codes = languages.map(({ id }) => id);

function readPngSize(png: Uint8Array): [width: number, height: number] {
  const header = new DataView(png.buffer, png.byteOffset, 24);
  expect(header.getUint32(0)).toBe(0x89504e47);
  return [header.getUint32(16), header.getUint32(20)];
}

test('files are reproducible: the same facts give the same bytes', async () => {
  expect((await renderFactSheet('pl')).equals(await renderFactSheet('pl'))).toBe(true);
  expect((await buildLogoPack()).equals(await buildLogoPack())).toBe(true);
  expect((await renderSiteSharePng('de')).equals(await renderSiteSharePng('de'))).toBe(true);
  expect((await renderSiteSharePng('de')).equals(await renderSiteSharePng('pl'))).toBe(false);
});

test('a share picture has the announced size and stays below 300 kB', async () => {
  for (const code of codes) {
    const picture = await renderSiteSharePng(code);
    expect(readPngSize(picture)).toEqual([sharePicture.width, sharePicture.height]);
    expect(picture.length).toBeLessThan(300_000);
  }
});

test('the logo pack contains symbol and logo in four paints, as SVG and as PNG in two sizes', async () => {
  const files = Object.entries(unzipSync(await buildLogoPack()));
  const listFilesEndingWith = (ending: string) => files.filter(([name]) => name.endsWith(ending));
  expect(listFilesEndingWith('.svg')).toHaveLength(8);
  expect(listFilesEndingWith('.png')).toHaveLength(16);
  expect(listFilesEndingWith('.txt')).toHaveLength(languages.length);
  for (const [name, bytes] of listFilesEndingWith('.svg')) {
    // Design programs do not support oklch, CSS variables or our fonts.
    expect([name, strFromU8(bytes)]).toEqual([
      name,
      expect.not.stringMatching(/oklch|var\(|<text/),
    ]);
  }
  for (const [name, bytes] of listFilesEndingWith('.png'))
    expect(name).toContain(`-${readPngSize(bytes)[0]}.png`);
  for (const [, bytes] of listFilesEndingWith('.txt')) expect(strFromU8(bytes)).not.toContain('{{');
});

test('outlines text with glyphs of both font files, starting at x = 0', async () => {
  const outline = await getOutliner();
  const style = { face: 'display', size: 100 } as const;
  const plain = outline('Z', style);
  expect(plain.path.startsWith('M')).toBe(true);
  const left = Math.min(...[...plain.path.matchAll(/[ML] (-?[\d.]+) /g)].map(([, x]) => Number(x)));
  expect(left).toBeCloseTo(0, 1);
  expect(outline('Ż', style).path.length).toBeGreaterThan(plain.path.length);
  expect(outline('ZZ', style).width).toBeGreaterThan(1.9 * plain.width);
});

test('an unknown file name under /press returns null', async () => {
  expect(await loadPressFile('kongres-ai-facts.pdf')).toBeNull();
  expect(await loadPressFile('')).toBeNull();
  expect((await loadPressFile('kongres-ai-boilerplate-es.txt'))?.type).toContain('text/plain');
});

test('icons have the sizes that old browsers and home screens expect', () => {
  expect(readPngSize(renderTouchIcon())).toEqual([180, 180]);
  const icon = renderTabIcon();
  const pictures = icon.readUInt16LE(4);
  expect(pictures).toBe(3);
  for (let index = 0; index < pictures; index += 1) {
    const entry = 6 + 16 * index;
    const start = icon.readUInt32LE(entry + 12);
    const picture = icon.subarray(start, start + icon.readUInt32LE(entry + 8));
    expect(readPngSize(picture)).toEqual([icon[entry], icon[entry + 1]]);
  }
});
