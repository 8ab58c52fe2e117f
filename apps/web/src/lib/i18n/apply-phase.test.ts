import { expect, test } from 'vitest';
import { applyPhase } from './apply-phase.ts';

const texts = {
  title: 'It will be good',
  steps: [{ title: 'one', text: 'come' }, { title: 'two' }],
  button: { label: 'Buy', hint: 'now' },
  phases: {
    after: { title: 'It was good', steps: { 0: { text: 'came' } }, button: { label: 'Over' } },
  },
};

test('a phase replaces only the texts that it names', () => {
  expect(applyPhase(texts, 'after')).toMatchObject({
    title: 'It was good',
    steps: [{ title: 'one', text: 'came' }, { title: 'two' }],
    button: { label: 'Over', hint: 'now' },
  });
});

test('a phase without texts returns the original, which is not mutated', () => {
  applyPhase(texts, 'after');
  expect(applyPhase(texts, 'live')).toBe(texts);
  expect(texts.steps[0]).toEqual({ title: 'one', text: 'come' });
});
