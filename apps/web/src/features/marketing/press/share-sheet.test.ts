import { expect, test } from 'vitest';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { shareAddress, shareSubjects } from '../../../lib/routing/share-addresses.server.ts';
import { shareFile } from './share-file.server.ts';
import { shareSheet } from './share-sheet.server.ts';

const subjects = shareSubjects();

test('every kind of picture is as large as its page announces, and light', async () => {
  const kinds = Map.groupBy(subjects, ({ kind }) => kind);
  for (const [subject] of kinds.values()) {
    if (!subject) continue;
    const file = await shareFile(shareAddress(subject).replace('/press/', ''));
    const { body = Buffer.alloc(24) } = file ?? {};
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual(Object.values(sharePicture));
    expect(body.length).toBeLessThan(200_000);
  }
});

test('the same subject gives the same drawing, another subject another', async () => {
  const [one, other] = subjects;
  if (!one || !other) throw new Error('there are not two pictures');
  expect(await shareSheet(one)).toBe(await shareSheet(one));
  expect(await shareSheet(one)).not.toBe(await shareSheet(other));
});

test('a picture that nobody names is not drawn', async () => {
  expect(await shareFile('share-page-nowhere-pl.png')).toBeNull();
});
