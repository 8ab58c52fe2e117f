import { beforeEach, expect, test } from 'vitest';
import { saveFooterDraft } from '../../../test/footer-drafts.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { createPool } from '../../platform/db/connection.ts';
import { getDefaultFooter } from './default-footer.ts';
import { publishDrafts, restoreFooter } from './footer-versions.ts';
import { createFooterReader } from './footer-reader.ts';

const { origin, pool, owner, log, databaseUrl } = await startTestApi();

const fetchFooter = (language: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/footer`, { headers: { 'Accept-Language': language, ...headers } });

const createFooter = (text: string) => ({ top: `<p>${text}</p>`, middle: 'm', bottom: 'b' });

async function publishFooter(language: 'pl' | 'de', text: string) {
  const mark = await saveFooterDraft(pool, language, createFooter(text));
  await publishDrafts(pool, [{ language, mark }], new Date());
}

beforeEach(() => owner.query('truncate footer_draft, footer_version'));

test('serves published footers in their language and no drafts', async () => {
  const mark = await saveFooterDraft(pool, 'de', createFooter('neu'));
  expect(await (await fetchFooter('de')).json()).toEqual(getDefaultFooter('de'));
  await publishDrafts(pool, [{ language: 'de', mark }], new Date());
  const response = await fetchFooter('de-AT');
  expect(await response.json()).toEqual(createFooter('neu'));
  expect(response.headers.get('content-language')).toBe('de');
  expect(response.headers.get('vary')).toBe('Accept-Language');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(await (await fetchFooter('pl')).json()).toEqual(getDefaultFooter('pl'));
});

test('answers 304 to a matching ETag until the footer changes', async () => {
  const first = await fetchFooter('pl');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  for (const etag of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await fetchFooter('pl', { 'If-None-Match': etag });
    expect([etag, again.status, await again.text()]).toEqual([etag, 304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('vary')).toBe('Accept-Language');
    expect(again.headers.get('cache-control')).toBe('public, max-age=30');
  }
  expect((await fetchFooter('de', { 'If-None-Match': tag })).status).toBe(200);
  await publishFooter('pl', 'new');
  expect((await fetchFooter('pl', { 'If-None-Match': tag })).status).toBe(200);
});

test('restores an earlier version as a new one, also the built-in version', async () => {
  await publishFooter('pl', 'one');
  await publishFooter('pl', 'two');
  expect(await restoreFooter(pool, 'pl', 1, new Date(), 2)).toBe(3);
  expect(await (await fetchFooter('pl')).json()).toEqual(createFooter('one'));
  expect(await restoreFooter(pool, 'pl', 0, new Date(), 3)).toBe(4);
  expect(await (await fetchFooter('pl')).json()).toEqual(getDefaultFooter('pl'));
  expect(await restoreFooter(pool, 'pl', 9, new Date(), 4)).toBeNull();
});

test('rejects concurrent publications except the first', async () => {
  const results = await Promise.all(
    Array.from({ length: 4 }, () => restoreFooter(pool, 'pl', 0, new Date(), 0)),
  );
  expect(results.filter((result) => result === 1)).toHaveLength(1);
  expect(results.filter((result) => result === 'changed_since')).toHaveLength(3);
});

test('serves the last known or built-in footer while the database is unreachable', async () => {
  await publishFooter('pl', 'known');
  const separatePool = createPool(databaseUrl, log);
  const read = createFooterReader(separatePool);
  expect(await read('pl', log)).toEqual(createFooter('known'));
  await separatePool.end();
  expect(await read('pl', log)).toEqual(createFooter('known'));
  expect(await read('de', log)).toEqual(getDefaultFooter('de'));
});
