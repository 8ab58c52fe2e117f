import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { photoFaults } from './photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'kongres-photos-'));
mkdirSync(join(folder, 'photos'));
afterAll(() => rmSync(folder, { recursive: true }));

const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');

function faultsOf(name: string, content?: Buffer | string): string[] {
  if (content !== undefined) writeFileSync(join(folder, 'photos', name), content);
  return photoFaults([{ id: 'anna', image: `/photos/${name}` }], folder);
}

test('every photograph that the facts name can be shown', () => {
  expect(photoFaults()).toEqual([]);
});

test.each<[string, Buffer | string]>([
  ['anna.jpg', jpeg],
  ['anna.png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['anna.webp', 'RIFF0000WEBPVP8 '],
  ['anna.avif', '0000ftypavif'],
  ['anna.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('%s is a picture', (name, content) => {
  expect(faultsOf(name, content)).toEqual([]);
});

test('a photograph that is not there is named in one sentence', () => {
  expect(faultsOf('nobody.jpg')).toEqual([
    'anna: apps/web/public/photos/nobody.jpg does not exist.',
  ]);
});

test('what only calls itself a picture is none', () => {
  expect(faultsOf('page.jpg', '<!doctype html>')).toEqual([
    expect.stringContaining('is no picture of the kind that its name says'),
  ]);
});

test('a photograph straight from the camera is too large', () => {
  const large = Buffer.concat([jpeg, Buffer.alloc(3_000_000)]);
  expect(faultsOf('large.jpg', large)).toEqual([
    'anna: apps/web/public/photos/large.jpg has 2930 KB; 200 are allowed.',
  ]);
});

test('whoever has no photograph yet is no fault', () => {
  expect(photoFaults([{ id: 'anna' }], folder)).toEqual([]);
});
