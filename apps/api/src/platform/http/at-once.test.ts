import { expect, test } from 'vitest';
import { atMostAtOnce } from './at-once.ts';

test('what is beyond the limit is not begun, others are not touched, and an end makes room, also a failure', async () => {
  const gate = atMostAtOnce(2);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const [first, second] = [gate('a', work), gate('a', work)];
  expect(await gate('a', work)).toBeNull();
  const other = gate('b', work);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect(await Promise.all([first, second, other])).toEqual(['done', 'done', 'done']);
  await expect(gate('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate('a', () => Promise.resolve('again'))).toBe('again');
});
