import { expect, test } from 'vitest';
import { inPhase } from './in-phase.ts';

const texts = {
  title: 'It will be good',
  steps: [{ title: 'one', text: 'come' }, { title: 'two' }],
  button: { label: 'Buy', hint: 'now' },
  phases: {
    after: { title: 'It was good', steps: { 0: { text: 'came' } }, button: { label: 'Over' } },
  },
};

test('a phase replaces the sentences that it names and leaves the others', () => {
  expect(inPhase(texts, 'after')).toMatchObject({
    title: 'It was good',
    steps: [{ title: 'one', text: 'came' }, { title: 'two' }],
    button: { label: 'Over', hint: 'now' },
  });
});

test('a phase without words of its own reads as it was written, and nothing is changed in place', () => {
  inPhase(texts, 'after');
  expect(inPhase(texts, 'live')).toBe(texts);
  expect(texts.steps[0]).toEqual({ title: 'one', text: 'come' });
});
