import { expect, test } from 'vitest';
import { kindOf, sourceOf, typedOf } from './source-of.ts';

test.each([
  ['youtube', 'aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtube', ' https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s ', 'aqz-KE-bpKQ'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/live/aqz-KE-bpKQ/', 'aqz-KE-bpKQ'],
  ['vimeo', 'https://vimeo.com/123456789', '123456789'],
  ['vimeo', 'https://player.vimeo.com/video/123456789?dnt=1', '123456789'],
  ['vimeo', '', ''],
] as const)('%s: %s is the video %s', (kind, typed, id) => {
  const source = sourceOf(kind, typed);
  expect(source).toEqual({ kind: 'frame', provider: kind, id });
  expect([kindOf(source), typedOf(source)]).toEqual([kind, id]);
});

test('a link stays as it is written, and our own stream has nothing to type', () => {
  expect(sourceOf('link', ' https://meet.example.com/a ')).toEqual({
    kind: 'link',
    address: 'https://meet.example.com/a',
  });
  expect(sourceOf('stream', 'whatever')).toEqual({ kind: 'stream' });
  expect([kindOf(null), typedOf(null)]).toEqual(['stream', '']);
});
