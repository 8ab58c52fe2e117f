import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { photoFault } from './photo-fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'kongres-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');

function faultOf(name: string, content?: Buffer | string): string | null {
  if (content !== undefined) writeFileSync(join(folder, name), content);
  return photoFault(join(folder, name));
}

test.each<[string, Buffer | string]>([
  ['anna.jpg', jpeg],
  ['anna.png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['anna.webp', 'RIFF0000WEBPVP8 '],
  ['anna.avif', '0000ftypavif'],
  ['anna.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('%s is a picture', (name, content) => {
  expect(faultOf(name, content)).toBeNull();
});

test('a photograph that is not there is a fault', () => {
  expect(faultOf('nobody.jpg')).toBe('does not exist');
});

test('what only calls itself a picture is none', () => {
  expect(faultOf('page.jpg', '<!doctype html>')).toContain(
    'is no picture of the kind that its name says',
  );
});

test('a photograph straight from the camera is too large', () => {
  const large = Buffer.concat([jpeg, Buffer.alloc(3_000_000)]);
  expect(faultOf('large.jpg', large)).toBe('has 2930 KB; 200 are allowed');
});
