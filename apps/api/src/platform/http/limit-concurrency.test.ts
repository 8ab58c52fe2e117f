import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('rejects work above the limit per key and frees the slot after success or failure', async () => {
  const limited = limitConcurrency(2);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const [first, second] = [limited('a', work), limited('a', work)];
  expect(await limited('a', work)).toBeNull();
  const other = limited('b', work);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect(await Promise.all([first, second, other])).toEqual(['done', 'done', 'done']);
  await expect(limited('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited('a', () => Promise.resolve('again'))).toBe('again');
});
