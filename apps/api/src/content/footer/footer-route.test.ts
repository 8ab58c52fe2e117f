import { beforeEach, expect, test } from 'vitest';
import { saveFooterDraft } from '../../../test/footer-drafts.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { createPool } from '../../platform/db/connection.ts';
import { defaultFooter } from './default-footer.ts';
import { publishSeenDrafts, restoreFooter } from './footer-versions.ts';
import { createFooterReader } from './published-footer.ts';

const { origin, pool, owner, log, databaseUrl } = await startTestApi();

const ask = (language: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/footer`, { headers: { 'Accept-Language': language, ...headers } });

const words = (text: string) => ({ top: `<p>${text}</p>`, middle: 'm', bottom: 'b' });

async function publish(language: 'pl' | 'de', text: string) {
  const mark = await saveFooterDraft(pool, language, words(text));
  await publishSeenDrafts(pool, [{ language, mark }], new Date());
}

beforeEach(() => owner.query('truncate footer_draft, footer_version'));

test('a draft is nobody’s business, a published footer everybody’s, in its language only', async () => {
  const mark = await saveFooterDraft(pool, 'de', words('neu'));
  expect(await (await ask('de')).json()).toEqual(defaultFooter('de'));
  await publishSeenDrafts(pool, [{ language: 'de', mark }], new Date());
  const response = await ask('de-AT');
  expect(await response.json()).toEqual(words('neu'));
  expect(response.headers.get('content-language')).toBe('de');
  expect(response.headers.get('vary')).toBe('Accept-Language');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(await (await ask('pl')).json()).toEqual(defaultFooter('pl'));
});

test('whoever has it already is told so, until it changes', async () => {
  const first = await ask('pl');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await ask('pl', { 'If-None-Match': known });
    expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('vary')).toBe('Accept-Language');
    expect(again.headers.get('cache-control')).toBe('public, max-age=30');
  }
  expect((await ask('de', { 'If-None-Match': tag })).status).toBe(200);
  await publish('pl', 'new');
  expect((await ask('pl', { 'If-None-Match': tag })).status).toBe(200);
});

test('an earlier version comes back as a new one, the built-in one as well', async () => {
  await publish('pl', 'one');
  await publish('pl', 'two');
  expect(await restoreFooter(pool, 'pl', 1, new Date(), 2)).toBe(3);
  expect(await (await ask('pl')).json()).toEqual(words('one'));
  expect(await restoreFooter(pool, 'pl', 0, new Date(), 3)).toBe(4);
  expect(await (await ask('pl')).json()).toEqual(defaultFooter('pl'));
  expect(await restoreFooter(pool, 'pl', 9, new Date(), 4)).toBeNull();
});

test('of several who publish at once the first succeeds and the others are refused', async () => {
  const results = await Promise.all(
    Array.from({ length: 4 }, () => restoreFooter(pool, 'pl', 0, new Date(), 0)),
  );
  expect(results.filter((result) => result === 1)).toHaveLength(1);
  expect(results.filter((result) => result === 'changed_since')).toHaveLength(3);
});

test('while the database is away the last known footer stands, or the built-in one', async () => {
  await publish('pl', 'known');
  const own = createPool(databaseUrl, log);
  const read = createFooterReader(own);
  expect(await read('pl', log)).toEqual(words('known'));
  await own.end();
  expect(await read('pl', log)).toEqual(words('known'));
  expect(await read('de', log)).toEqual(defaultFooter('de'));
});
