import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { validatePhoto } from './validate-photo.ts';

const folder = mkdtempSync(join(tmpdir(), 'kongres-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');

function validatePhotoFile(name: string, content?: Buffer | string): string | null {
  if (content !== undefined) writeFileSync(join(folder, name), content);
  return validatePhoto(join(folder, name));
}

test.each<[string, Buffer | string]>([
  ['anna.jpg', jpeg],
  ['anna.png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['anna.webp', 'RIFF0000WEBPVP8 '],
  ['anna.avif', '0000ftypavif'],
  ['anna.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('accepts %s', (name, content) => {
  expect(validatePhotoFile(name, content)).toBeNull();
});

test('rejects a missing file', () => {
  expect(validatePhotoFile('nobody.jpg')).toBe('does not exist');
});

test('rejects a file whose content is not an image', () => {
  expect(validatePhotoFile('page.jpg', '<!doctype html>')).toContain(
    'is not an image of the type in its name',
  );
});

test('rejects a file above the size limit', () => {
  const large = Buffer.concat([jpeg, Buffer.alloc(3_000_000)]);
  expect(validatePhotoFile('large.jpg', large)).toBe('has 2930 KB; 200 are allowed');
});
