import { expect, test } from 'vitest';
import { getSourceKind, parseSource, getSourceInput } from './stream-source.ts';

test.each([
  ['youtube', 'aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtube', ' https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s ', 'aqz-KE-bpKQ'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
  ['youtube', 'https://www.youtube.com/live/aqz-KE-bpKQ/', 'aqz-KE-bpKQ'],
  ['vimeo', 'https://vimeo.com/123456789', '123456789'],
  ['vimeo', 'https://player.vimeo.com/video/123456789?dnt=1', '123456789'],
  ['vimeo', '', ''],
] as const)('reads the %s video from “%s”', (kind, input, id) => {
  const source = parseSource(kind, input);
  expect(source).toEqual({ kind: 'frame', provider: kind, id });
  expect([getSourceKind(source), getSourceInput(source)]).toEqual([kind, id]);
});

test('keeps links as typed and needs no input for our own stream', () => {
  expect(parseSource('link', ' https://meet.example.com/a ')).toEqual({
    kind: 'link',
    address: 'https://meet.example.com/a',
  });
  expect(parseSource('stream', 'whatever')).toEqual({ kind: 'stream' });
  expect([getSourceKind(null), getSourceInput(null)]).toEqual(['stream', '']);
});
