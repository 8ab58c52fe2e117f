import { expect, test } from 'vitest';
import { hashId, parseShareFragment, buildShareFragment } from './share-fragment.ts';

const ids = Array.from({ length: 2000 }, (_, index) => `session-${index}`);

test('round-trips ids without collisions among two thousand sessions', () => {
  expect(parseShareFragment(buildShareFragment(ids))?.size).toBe(ids.length);
  expect(parseShareFragment(buildShareFragment(['miss-ai', 'session-7']))).toEqual(
    new Set([hashId('miss-ai'), hashId('session-7')]),
  );
});

test.each(['', '#', '#main', '#w=', '#w=abcd', '#w=<script>'])(
  'returns null for the fragment "%s"',
  (fragment) => {
    expect(parseShareFragment(fragment)).toBeNull();
  },
);

test('reads the complete codes of a truncated link', () => {
  const link = buildShareFragment(['miss-ai', 'session-7']);
  expect(parseShareFragment(link.slice(0, -2))).toEqual(new Set([hashId('miss-ai')]));
});
