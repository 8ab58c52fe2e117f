import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../../test/run-organiser.ts';
import { countOf, createTestShop, testEnvironment } from '../../../test/test-shop.ts';
import { defaultFooter } from '../../footer/default-footer.ts';

const { pool, owner, databaseUrl } = await createTestShop();
const env = testEnvironment(databaseUrl);
const organise = organiserOf(env);
const folder = mkdtempSync(join(tmpdir(), 'kongres-footer-'));
const file = join(folder, 'footer.txt');
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => owner.query('truncate footer_draft, footer_version'));

/** Draft and publication of a footer whose middle says this. */
async function publish(middle: string, language = 'pl') {
  writeFileSync(file, `[top]\n<p>© {{startYear}}</p>\n[middle]\n${middle}\n[bottom]\n<p>b</p>\n`);
  await organise(['footer', 'edit', language, '--file', file]);
  return await organise(['footer', 'publish', language, '--yes']);
}

async function shown(language = 'pl') {
  const { out } = await organise(['footer', 'show', '--language', language, '--json']);
  return JSON.parse(out) as { published: { content: { middle: string } } };
}

test('what show prints, edit reads', async () => {
  const { out } = await organise(['footer', 'show', '--language', 'de']);
  writeFileSync(file, out);
  const { code, out: edited } = await organise(['footer', 'edit', 'DE', '--file', file, '--json']);
  expect(code).toBe(0);
  // The same to a reader: the sanitiser writes a hard space as it is.
  expect(JSON.parse(edited)).toEqual({ language: 'de', content: defaultFooter('de'), removed: [] });
});

test('a draft is stored without what a footer may not hold, and the person is told', async () => {
  writeFileSync(
    file,
    '[top]\nA\n[middle]\n<p onclick="x()">B</p><script>x()</script>\n[bottom]\nC',
  );
  const { code, out } = await organise(['footer', 'edit', 'pl', '--file', file]);
  expect(code).toBe(0);
  expect(out).toContain('  middle: onclick of <p>\n  middle: <script>\n');
  expect((await organise(['footer', 'show', '--language', 'pl', '--draft'])).out).toBe(
    '[top]\nA\n\n[middle]\n<p>B</p>\n\n[bottom]\nC\n',
  );
  expect((await shown()).published.content).toEqual(defaultFooter('pl'));
});

test.each([
  ['without a part', '[top]\nA\n[middle]\nB\n'],
  ['with a part twice', '[top]\nA\n[middle]\nB\n[bottom]\nC\n[top]\nD'],
  ['with text before the first part', 'A\n[top]\n[middle]\n[bottom]\n'],
  ['with a token nobody fills in', '[top]\n{{year}}\n[middle]\n[bottom]\n'],
  ['with the years in the wrong part', '[top]\n[middle]\n{{startYear}}\n[bottom]\n'],
  ['of a length nobody reads', `[top]\n${'x'.repeat(4001)}\n[middle]\n[bottom]\n`],
])('a file %s is refused in a sentence', async (_, text) => {
  writeFileSync(file, text);
  const { code, out, err } = await organise(['footer', 'edit', 'pl', '--file', file]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(await countOf(pool, 'footer_draft')).toBe(0);
});

/** An editor that replaces some words once; the `sed` of each system writes into files in its own way. */
function sed(from: string, to: string): string {
  const replace = "fs.writeFileSync(f, fs.readFileSync(f, 'utf8').replace(from, to))";
  return `"${process.execPath}" -e "const [, from, to, f] = process.argv; ${replace}" "${from}" "${to}"`;
}

test('the editor opens on what visitors see, and then on the draft', async () => {
  const editing = (editor: string) =>
    organiserOf({ ...env, EDITOR: editor })(['footer', 'edit', 'es']);
  expect((await editing(sed('virtual', 'muy virtual'))).code).toBe(0);
  expect((await editing(sed('muy virtual', 'muy, muy virtual'))).code).toBe(0);
  const { out } = await organise(['footer', 'show', '--language', 'es', '--draft']);
  expect(out).toContain('muy, muy virtual');
  expect(await editing('true')).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
  expect(await editing('false')).toMatchObject({ code: 1 });
});

test('a text that cannot be read is not lost', async () => {
  const { code, err } = await organiserOf({ ...env, EDITOR: sed('[top]', 'TOP') })([
    'footer',
    'edit',
    'pl',
  ]);
  expect(code).toBe(1);
  const kept = /kept in (\S+)\.\n$/.exec(err)?.[1] ?? '';
  expect(readFileSync(kept, 'utf8')).toMatch(/^TOP\n/);
  rmSync(join(kept, '..'), { recursive: true });
});

test('publishing is asked first; no is no, and nobody there is no', async () => {
  writeFileSync(file, '[top]\nA\n[middle]\nB\n[bottom]\nC');
  await organise(['footer', 'edit', 'pl', '--file', file]);
  expect((await organise(['footer', 'publish'], { answer: 'no' })).code).toBe(1);
  expect((await organise(['footer', 'publish'])).err).toContain('--yes');
  expect(await countOf(pool, 'footer_version')).toBe(0);
  const { code, out, err } = await organise(['footer', 'publish'], { answer: 'tak' });
  expect({ code, out }).toEqual({ code: 0, out: 'Version 1 in pl is published.\n' });
  expect(err).toContain('Show the footer in pl to everybody? The other languages stay');
  expect((await shown()).published.content.middle).toBe('B');
  expect(await organise(['footer', 'publish', '--yes'])).toMatchObject({
    code: 1,
    err: 'There is no draft to publish.\n',
  });
});

test('a language without a draft stops all that were named with it', async () => {
  writeFileSync(file, '[top]\nA\n[middle]\nB\n[bottom]\nC');
  await organise(['footer', 'edit', 'pl', '--file', file]);
  const { err } = await organise(['footer', 'publish', 'pl', 'de', '--yes']);
  expect(err).toBe('There is no draft in de.\n');
  expect(await countOf(pool, 'footer_version')).toBe(0);
});

test('every version is kept and any of them comes back', async () => {
  await publish('<p>first</p>');
  await publish('<p>second</p>');
  const { out } = await organise(['footer', 'rollback', 'pl', '1', '--yes']);
  expect(out).toBe('Version 3 in pl is published; it says what 1 said.\n');
  expect((await shown()).published.content.middle).toBe('<p>first</p>');
  await organise(['footer', 'rollback', 'pl', 'built-in'], { answer: 'yes' });
  expect((await shown()).published.content).toEqual(defaultFooter('pl'));
  const { out: list } = await organise(['footer', 'versions', 'pl']);
  expect(list).toMatch(
    /^version .*\nbuilt-in .*\n1 .* first\n2 .* second\n3 .* 1 +first\n4 .* built-in .*\n$/,
  );
  expect((await organise(['footer', 'rollback', 'pl', '4', '--yes'])).code).toBe(1);
  expect((await organise(['footer', 'rollback', 'pl', '9', '--yes'])).code).toBe(1);
  expect((await organise(['footer', 'show'])).out).toMatch(/\npl +4 +\d{4}-/);
});

test('the preview is one page that carries everything and runs nothing', async () => {
  await publish('<p>Zażółć gęślą jaźń</p>');
  const page = join(folder, 'look.html');
  const { code, out } = await organise(['footer', 'preview', 'pl', '--output', page], {
    now: new Date('2031-05-05T12:00:00Z'),
  });
  expect({ code, out }).toEqual({ code: 0, out: `What is published in pl is in ${page}\n` });
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('<p>Zażółć gęślą jaźń</p>');
  expect(html).toContain('© 2024–2031');
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/(?:src|href)="(?!data:|mailto:)/);
}, 20_000);
