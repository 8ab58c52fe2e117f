import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type {
  DeskFooters,
  DeskFooterVersions,
  SaveFooterDraftResult,
} from '@kongres/contract/desk/content/footer';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = createDeskClient(shop);
const first = await desk.signInAs('editor');
const second = await desk.signInAs('owner');

beforeEach(() => databaseOwner.query('truncate footer_draft, footer_version'));

const createFooterContent = (text: string) => ({ top: `<p>${text}</p>`, middle: 'm', bottom: 'b' });

async function readFooterState(language: string) {
  const answer = await desk.call('listFooters', { cookie: first.cookie });
  const { states } = (await answer.json()) as DeskFooters;
  return states.find((state) => state.language === language);
}

const requestFooterSave = (
  content: object,
  seen: string | null,
  { cookie } = first,
  language = 'pl',
) => desk.call('saveFooterDraft', { cookie, body: { language, content, seen } });

async function saveFooterDraft(content: object, seen: string | null, who = first, language = 'pl') {
  const answer = await requestFooterSave(content, seen, who, language);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SaveFooterDraftResult;
}

const publishFooter = (drafts: { language: string; mark: string }[], { cookie } = first) =>
  desk.callConfirmed('publishFooter', { cookie, body: { drafts } });

test('rejects concurrent saves and keeps the first draft', async () => {
  const both = await Promise.all([
    requestFooterSave(createFooterContent('one'), null, first),
    requestFooterSave(createFooterContent('two'), null, second),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const draft = (await readFooterState('pl'))?.draft;
  expect((await requestFooterSave(createFooterContent('late'), randomUUID(), second)).status).toBe(
    409,
  );
  expect((await readFooterState('pl'))?.draft).toEqual(draft);
  // Saving over the seen draft makes the first mark stale.
  const over = await saveFooterDraft(createFooterContent('over'), draft?.mark ?? '', second);
  expect(over.draft).toMatchObject({
    author: 'Someone owner',
    content: createFooterContent('over'),
  });
  expect(
    (await requestFooterSave(createFooterContent('again'), draft?.mark ?? '', first)).status,
  ).toBe(409);
});

test('removes forbidden markup and lists it by part', async () => {
  const { draft, removed } = await saveFooterDraft(
    { top: 'A', middle: '<p onclick="x()">B</p><script>x()</script>', bottom: '<!-- c -->C' },
    null,
  );
  expect(draft?.content).toEqual({ top: 'A', middle: '<p>B</p>', bottom: 'C' });
  expect(removed).toEqual([
    { part: 'middle', what: 'onclick of <p>' },
    { part: 'middle', what: '<script>' },
    { part: 'bottom', what: 'comments' },
  ]);
});

test.each([
  [
    { ...createFooterContent('x'), bottom: '{{startYear}}' },
    { part: 'bottom', code: 'unknown_token' },
  ],
  [
    { ...createFooterContent('x'), middle: 'ż'.repeat(4001) },
    { part: 'middle', code: 'too_long' },
  ],
])('rejects invalid text with its part and saves nothing', async (content, fault) => {
  expect(await saveFooterDraft(content, null)).toMatchObject({ draft: null, error: fault });
  expect(await countRows(pool, 'footer_draft')).toBe(0);
});

test.each([
  { language: 'fr', content: createFooterContent('x'), seen: null },
  { language: 'pl', content: { top: 'a' }, seen: null },
  { language: 'pl', content: { ...createFooterContent('x'), top: 'x'.repeat(6001) }, seen: null },
  { language: 'pl', content: createFooterContent('x'), seen: 'yesterday' },
])('rejects an invalid body', async (body) => {
  expect((await desk.call('saveFooterDraft', { cookie: first.cookie, body })).status).toBe(422);
});

test('publishes the chosen languages together or not at all', async () => {
  const pl = (await saveFooterDraft(createFooterContent('pl'), null)).draft?.mark ?? '';
  const de =
    (await saveFooterDraft(createFooterContent('de'), null, first, 'de')).draft?.mark ?? '';
  const changed =
    (await saveFooterDraft(createFooterContent('neu'), de, second, 'de')).draft?.mark ?? '';
  const drafts = (mark: string) => [
    { language: 'pl', mark: pl },
    { language: 'de', mark },
  ];
  expect(await (await publishFooter(drafts(de))).json()).toMatchObject({ code: 'changed_since' });
  expect(await countRows(pool, 'footer_version')).toBe(0);
  expect((await publishFooter([...drafts(changed), ...drafts(changed)])).status).toBe(422);
  const twice = await Promise.all([
    publishFooter(drafts(changed)),
    publishFooter(drafts(changed), second),
  ]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect(await readFooterState('de')).toMatchObject({
    version: 1,
    content: createFooterContent('neu'),
    draft: null,
  });
  const { rows } = await pool.query<{ action: string }>(
    "select distinct action from audit_log where action like 'footer%' and actor in ($1, $2)",
    [`desk ${first.id}`, `desk ${second.id}`],
  );
  // Publishing does not record a discarded draft.
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'footer_draft_saved',
    'footer_published',
  ]);
});

test('discards a draft by its current mark and records it', async () => {
  const mark = (await saveFooterDraft(createFooterContent('x'), null)).draft?.mark ?? '';
  const discard = (seen: string) =>
    desk.callConfirmed('discardFooterDraft', {
      cookie: first.cookie,
      body: { language: 'pl', mark: seen },
    });
  expect((await discard(randomUUID())).status).toBe(409);
  expect((await discard(mark)).status).toBe(200);
  expect((await readFooterState('pl'))?.draft).toBeNull();
  expect(await countRows(pool, "audit_log where action = 'footer_draft_discarded'")).toBe(1);
});

test('restores an earlier version as a new one, unless another was published meanwhile', async () => {
  for (const text of ['one', 'two']) {
    await publishFooter([
      {
        language: 'pl',
        mark: (await saveFooterDraft(createFooterContent(text), null)).draft?.mark ?? '',
      },
    ]);
  }
  const restore = (version: number, seen: number) =>
    desk.callConfirmed('restoreFooter', {
      cookie: first.cookie,
      body: { language: 'pl', version, seen },
    });
  const both = await Promise.all([restore(1, 2), restore(0, 2)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await restore(9, 3)).status).toBe(404);
  const answer = await desk.call('listFooterVersions', {
    cookie: first.cookie,
    query: '?language=pl',
  });
  const { versions } = (await answer.json()) as DeskFooterVersions;
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1, 0]);
});

test('serves the preview as a sandboxed page for the desk only', async () => {
  await saveFooterDraft(createFooterContent('Zażółć {{startYear}}'), null);
  const preview = (query: string, cookie = first.cookie) =>
    desk.call('previewFooter', { cookie, query });
  const page = await preview('?language=pl');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; font-src data:; img-src data:; style-src 'sha256-[^']+'; frame-ancestors 'self'; sandbox$/,
  );
  const html = await page.text();
  expect(html).toContain(`<p>Zażółć 2024–${new Date().getFullYear()}</p>`);
  expect(html).not.toMatch(/(?:src|href)="(?!data:|mailto:)/);
  expect(await (await preview('?language=pl&version=0')).text()).not.toContain('Zażółć');
  expect((await preview('?language=pl&version=7')).status).toBe(404);
  expect((await preview('?language=pl', 'unknown')).status).toBe(401);
}, 20_000);
