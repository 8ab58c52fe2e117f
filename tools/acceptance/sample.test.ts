import { describe, expect, it } from 'vitest';
import { pickByCommit, sampleLanguages, seedByCommit } from './sample.ts';

describe('pickByCommit', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];

  it('gives the same answer every time for the same salt', () => {
    expect(pickByCommit(items, 'axe home')).toBe(pickByCommit(items, 'axe home'));
  });

  it('reaches every item over many salts', () => {
    const picked = new Set(
      Array.from({ length: 200 }, (_, index) => pickByCommit(items, `salt ${index}`)),
    );
    expect([...picked].toSorted()).toEqual(items);
  });
});

describe('seedByCommit', () => {
  it('repeats for the same salt and differs between salts', () => {
    expect(seedByCommit('money')).toBe(seedByCommit('money'));
    expect(seedByCommit('money')).not.toBe(seedByCommit('power'));
  });
});

describe('sampleLanguages', () => {
  it('is Polish and one other language', () => {
    const [polish, other, ...more] = sampleLanguages('a salt').map(({ id }) => id);
    expect([polish, more]).toEqual(['pl', []]);
    expect(['en-GB', 'en-US', 'de', 'es']).toContain(other);
  });
});
