import { expect, test } from 'vitest';
import { sharePicture } from '@kongres/content/facts/press-materials';
import {
  getSharePicturePath,
  listShareSubjects,
} from '../../../lib/routing/share-picture-paths.server.ts';
import { loadShareFile } from './share-file.server.ts';
import { renderShareSvg } from './share-svg.server.ts';

const subjects = listShareSubjects();

test('every kind of share picture has the announced size and stays below 200 kB', async () => {
  const kinds = Map.groupBy(subjects, ({ kind }) => kind);
  for (const [subject] of kinds.values()) {
    if (!subject) continue;
    const file = await loadShareFile(getSharePicturePath(subject).replace('/press/', ''));
    const { body = Buffer.alloc(24) } = file ?? {};
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual(Object.values(sharePicture));
    expect(body.length).toBeLessThan(200_000);
  }
});

test('the same subject gives the same picture and another subject a different one', async () => {
  const [one, other] = subjects;
  if (!one || !other) throw new Error('expected at least two share subjects');
  expect(await renderShareSvg(one)).toBe(await renderShareSvg(one));
  expect(await renderShareSvg(one)).not.toBe(await renderShareSvg(other));
});

test('an unknown file name returns null', async () => {
  expect(await loadShareFile('share-page-nowhere-pl.png')).toBeNull();
});
