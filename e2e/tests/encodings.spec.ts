import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@kongres/tools/lib/folders';
import { getRaw, headerOf, type RawAnswer } from '../raw-call.ts';
import { expect, test } from '../test.ts';

/** One of each kind of file that the build has compressed. */
const compressed = ['/pl', '/', '/faq', '/pl/faq.data', '/sitemap.xml', '/art/logo.svg'];

const varyOf = ({ headers }: RawAnswer) =>
  headers.filter(([name]) => name === 'vary').map(([, value]) => value);

test('a cache between us and a visitor learns that a page depends on the encodings asked for', async () => {
  for (const path of compressed) {
    for (const [asked, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['identity', undefined],
      ['br;q=0', undefined],
    ] as const) {
      const answer = await getRaw(path, { 'Accept-Encoding': asked });
      expect([path, asked, answer.status, headerOf(answer, 'content-encoding')]).toEqual([
        path,
        asked,
        200,
        encoding,
      ]);
      expect(varyOf(answer), `${path} as ${asked}`).toEqual(['Accept-Encoding']);

      const etag = headerOf(answer, 'etag') ?? '';
      const same = await getRaw(path, { 'Accept-Encoding': asked, 'If-None-Match': etag });
      expect([path, asked, same.status]).toEqual([path, asked, 304]);
      expect(varyOf(same), `${path} unchanged as ${asked}`).toEqual(['Accept-Encoding']);
    }
  }
  const missing = await getRaw('/de/nope', { 'Accept-Encoding': 'br' });
  expect(missing.status).toBe(404);
  expect(varyOf(missing)).toEqual(['Accept-Encoding']);
});

test('what comes in one form says nothing of encodings, and the API says itself what it depends on', async () => {
  const picture = '/apple-touch-icon.png';
  expect(existsSync(join(siteFolder, 'client', `${picture}.br`))).toBe(false);
  const encodings = { 'Accept-Encoding': 'br, gzip' };
  expect(varyOf(await getRaw(picture, encodings))).toEqual([]);
  expect(varyOf(await getRaw('/api/footer', encodings))).toEqual(['Accept-Language']);
});
