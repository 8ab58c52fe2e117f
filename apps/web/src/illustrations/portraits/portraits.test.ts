import { expect, test } from 'vitest';
import { drawSpeakerPortrait, measureSpeakerMargins, speakerLines } from './portraits.ts';

const ids = Array.from({ length: 24 }, (_, index) => `person-${index}`);

test('a published portrait has nearly twice the lines of a sample', () => {
  const sample = drawSpeakerPortrait('anna', speakerLines.sample);
  const published = drawSpeakerPortrait('anna', speakerLines.published);
  expect(sample.silhouette.length).toBeGreaterThan(0.9 * speakerLines.sample);
  expect(published.silhouette.length).toBeGreaterThan(0.9 * speakerLines.published);
});

test.each([7, 8, 10])(
  'a line from the right meets the head in each of %i bands of every portrait',
  (bandCount) => {
    for (const id of ids) {
      for (const margin of measureSpeakerMargins(id, bandCount)) {
        expect(margin).toBeGreaterThan(0.05);
        expect(margin).toBeLessThan(0.75);
      }
    }
  },
);

test('no two portraits are alike', () => {
  const outlines = ids.map((id) => measureSpeakerMargins(id).join(' '));
  expect(new Set(outlines).size).toBe(ids.length);
});
