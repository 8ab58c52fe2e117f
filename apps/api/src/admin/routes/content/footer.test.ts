import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type {
  DeskFooters,
  DeskFooterVersions,
  FooterSaved,
} from '@kongres/contract/desk/content/footer';
import { deskOf } from '../../../../test/desk.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = deskOf(shop);
const first = await desk.signedInAs('editor');
const second = await desk.signedInAs('owner');

beforeEach(() => databaseOwner.query('truncate footer_draft, footer_version'));

const words = (text: string) => ({ top: `<p>${text}</p>`, middle: 'm', bottom: 'b' });

async function stateOf(language: string) {
  const answer = await desk.call('footer', { cookie: first.cookie });
  const { states } = (await answer.json()) as DeskFooters;
  return states.find((state) => state.language === language);
}

const save = (content: object, seen: string | null, { cookie } = first, language = 'pl') =>
  desk.call('footerSave', { cookie, body: { language, content, seen } });

async function saved(content: object, seen: string | null, who = first, language = 'pl') {
  const answer = await save(content, seen, who, language);
  expect(answer.status).toBe(200);
  return (await answer.json()) as FooterSaved;
}

const publish = (drafts: { language: string; mark: string }[], { cookie } = first) =>
  desk.act('footerPublish', { cookie, body: { drafts } });

test('of two who write at once the second is told so, and nothing of the first is lost', async () => {
  const both = await Promise.all([
    save(words('one'), null, first),
    save(words('two'), null, second),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const draft = (await stateOf('pl'))?.draft;
  expect((await save(words('late'), randomUUID(), second)).status).toBe(409);
  expect((await stateOf('pl'))?.draft).toEqual(draft);
  // Who has seen it writes over it, and then the first one's mark is an old one.
  const over = await saved(words('over'), draft?.mark ?? '', second);
  expect(over.draft).toMatchObject({ author: 'Someone owner', content: words('over') });
  expect((await save(words('again'), draft?.mark ?? '', first)).status).toBe(409);
});

test('what a footer may not hold is taken out and named, part by part', async () => {
  const { draft, removed } = await saved(
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
    { ...words('x'), bottom: '{{startYear}}' },
    { part: 'bottom', code: 'unknown_token' },
  ],
  [
    { ...words('x'), middle: 'ż'.repeat(4001) },
    { part: 'middle', code: 'too_long' },
  ],
])(
  'a text that cannot stand there is refused by its part, and not saved',
  async (content, fault) => {
    expect(await saved(content, null)).toMatchObject({ draft: null, fault });
    expect(await countOf(pool, 'footer_draft')).toBe(0);
  },
);

test.each([
  { language: 'fr', content: words('x'), seen: null },
  { language: 'pl', content: { top: 'a' }, seen: null },
  { language: 'pl', content: { ...words('x'), top: 'x'.repeat(6001) }, seen: null },
  { language: 'pl', content: words('x'), seen: 'yesterday' },
])('what is no footer is refused', async (body) => {
  expect((await desk.call('footerSave', { cookie: first.cookie, body })).status).toBe(422);
});

test('chosen languages are shown at once, or none of them', async () => {
  const pl = (await saved(words('pl'), null)).draft?.mark ?? '';
  const de = (await saved(words('de'), null, first, 'de')).draft?.mark ?? '';
  const changed = (await saved(words('neu'), de, second, 'de')).draft?.mark ?? '';
  const drafts = (mark: string) => [
    { language: 'pl', mark: pl },
    { language: 'de', mark },
  ];
  expect(await (await publish(drafts(de))).json()).toMatchObject({ code: 'changed_since' });
  expect(await countOf(pool, 'footer_version')).toBe(0);
  expect((await publish([...drafts(changed), ...drafts(changed)])).status).toBe(422);
  const twice = await Promise.all([publish(drafts(changed)), publish(drafts(changed), second)]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect(await stateOf('de')).toMatchObject({ version: 1, content: words('neu'), draft: null });
  const { rows } = await pool.query<{ deed: string }>(
    "select distinct deed from journal where deed like 'footer%' and actor in ($1, $2)",
    [`desk ${first.id}`, `desk ${second.id}`],
  );
  // A draft that was published is not one that was dropped.
  expect(rows.map(({ deed }) => deed).toSorted()).toEqual(['footer_drafted', 'footer_published']);
});

test('a draft is dropped by who has seen it, and that is in the journal', async () => {
  const mark = (await saved(words('x'), null)).draft?.mark ?? '';
  const drop = (seen: string) =>
    desk.act('footerDrop', { cookie: first.cookie, body: { language: 'pl', mark: seen } });
  expect((await drop(randomUUID())).status).toBe(409);
  expect((await drop(mark)).status).toBe(200);
  expect((await stateOf('pl'))?.draft).toBeNull();
  expect(await countOf(pool, "journal where deed = 'footer_draft_dropped'")).toBe(1);
});

test('an earlier version comes back as a new one, unless somebody was faster', async () => {
  for (const text of ['one', 'two']) {
    await publish([{ language: 'pl', mark: (await saved(words(text), null)).draft?.mark ?? '' }]);
  }
  const restore = (version: number, seen: number) =>
    desk.act('footerRestore', {
      cookie: first.cookie,
      body: { language: 'pl', version, seen },
    });
  const both = await Promise.all([restore(1, 2), restore(0, 2)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await restore(9, 3)).status).toBe(404);
  const answer = await desk.call('footerVersions', {
    cookie: first.cookie,
    query: '?language=pl',
  });
  const { versions } = (await answer.json()) as DeskFooterVersions;
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1, 0]);
});

test('the preview is a page of its own that runs nothing and stands in the desk alone', async () => {
  await saved(words('Zażółć {{startYear}}'), null);
  const look = (query: string, cookie = first.cookie) =>
    desk.call('footerPreview', { cookie, query });
  const page = await look('?language=pl');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; font-src data:; img-src data:; style-src 'sha256-[^']+'; frame-ancestors 'self'; sandbox$/,
  );
  const html = await page.text();
  expect(html).toContain(`<p>Zażółć 2024–${new Date().getFullYear()}</p>`);
  expect(html).not.toMatch(/(?:src|href)="(?!data:|mailto:)/);
  expect(await (await look('?language=pl&version=0')).text()).not.toContain('Zażółć');
  expect((await look('?language=pl&version=7')).status).toBe(404);
  expect((await look('?language=pl', 'nobody')).status).toBe(401);
}, 20_000);
