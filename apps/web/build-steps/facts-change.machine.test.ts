import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { congressDay, edition, publication } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { policies } from '@kongres/content/facts/policies';
import { scheduleItems } from '@kongres/content/facts/programme';
import { vatPercent } from '@kongres/content/facts/tickets';
import { formatDay, formatEdition, formatHours } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { changeContent, changed } from '@kongres/tools/acceptance/changed-content/change-content';
import { copyProject } from '@kongres/tools/acceptance/changed-content/copy-project';
import { wordsOf } from '@kongres/tools/lib/poppler';
import { listPrice } from '@kongres/tools/dev/list-price';
import { colour } from '../src/illustrations/palette.ts';
import { logoPack } from '../src/features/marketing/press/logo-pack.server.ts';
import { sharePng } from '../src/features/marketing/press/share-picture.server.ts';

/** A copy of the project with the content of another year. */
const copy = mkdtempSync(join(tmpdir(), 'kongres-facts-'));
const old = listPrice('standard');
const newNet = old.netMinor + changed.dearerByGrosze;
const newGross = Math.round((newNet * (100 + vatPercent)) / 100);

beforeAll(() => {
  copyProject(copy);
  changeContent(copy);
  execFileSync('npx', ['react-router', 'build'], { cwd: join(copy, 'apps/web'), stdio: 'pipe' });
  execFileSync(process.execPath, ['build-steps/finish-build.ts'], {
    cwd: join(copy, 'apps/web'),
    stdio: 'pipe',
  });
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function builtFiles(): { name: string; text: string }[] {
  const client = join(copy, 'apps/web/build/client');
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      name: file.slice(client.length),
      text: plain(textOf(file)),
    }));
}

/** What can be read in a file: on the pages of a PDF, in the texts and drawings of an archive. */
function textOf(file: string): string {
  if (/\.(?:png|ico|mp4)$/.test(file)) return '';
  if (file.endsWith('.pdf')) return wordsOf(readFileSync(file));
  if (!file.endsWith('.zip')) return readFileSync(file, 'utf8');
  return Object.entries(unzipSync(readFileSync(file)))
    .filter(([name]) => /\.(?:txt|svg)$/.test(name))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
}

const plain = (text: string) =>
  text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

/** The year by itself, unless another fact is of the same one. */
const otherDays = [...Object.values(publication), policies.since];
const oldYear = [edition.firstDay.slice(0, 4)].filter(
  (year) => !otherDays.some((day) => day.startsWith(year)),
);

/** All that the days and the price of today look like in a language. */
function oldWords(code: LanguageCode): string[] {
  const days = Array.from({ length: edition.dayCount }, (_, index) => congressDay(index + 1));
  const styles = ['long', 'weekday', 'weekdayShort', 'dayAndMonth'] as const;
  return [
    ...days,
    ...days.flatMap((day) => styles.map((style) => formatDay(day, code, style))),
    ...(['long', 'short', 'dayAndMonth'] as const).map((style) => formatEdition(code, style)),
    ...oldYear,
    formatMoney(old.netMinor, code),
    formatMoney(old.grossMinor, code),
    `"price":"${(old.grossMinor / 100).toFixed(2)}"`,
  ].map(plain);
}

test('the old dates and the old price are nowhere in the build', () => {
  const report = reportCheck('changed-facts');
  const words = [...new Set(languages.flatMap(({ id }) => oldWords(id)))];
  const escaped = words.map((word) => RegExp.escape(word));
  // A longer number may end in the same digits.
  const anyOld = new RegExp(`(?<![\\d.,])(?:${escaped.join('|')})(?!\\d)`, 'i');
  const files = builtFiles();
  const found = files.flatMap(({ name, text }) => {
    // The footer's years come from the clock, and U+2026 is an ellipsis: neither is a fact.
    const read = text.replaceAll(/\d{4}–20\d\d|U\+2026/g, '');
    const match = anyOld.exec(read);
    return match
      ? [`${name}: …${read.slice(Math.max(0, match.index - 40), match.index + 40)}…`]
      : [];
  });
  report(`${files.length} files, ${found.length} with an old fact`);
  expect(found).toEqual([]);
});

const newDates = {
  pl: '7–14 września 2027',
  'en-GB': '7–14 September 2027',
  'en-US': 'September 7–14, 2027',
  de: '7.–14. September 2027',
  es: '7-14 de septiembre de 2027',
} satisfies Record<LanguageCode, string>;

/** A Spanish sentence says a range in words. */
const newDatesInText = { ...newDates, es: 'del 7 al 14 de septiembre de 2027' };

test.each(languages)(
  'home in $id shows the new ones, in text and in structured data',
  ({ id, path }) => {
    const home = builtFiles().find(({ name }) => name === `/${path}/index.html`)?.text;
    expect(home).toContain(newDatesInText[id]);
    expect(home).toContain(plain(formatMoney(newNet, id)));
    expect(home).toContain(plain(formatMoney(newGross, id)));
    expect(home).toContain(`"startDate":"${changed.firstDay}T${edition.opens}:00+02:00"`);
    expect(home).toContain(`"price":"${(newGross / 100).toFixed(2)}"`);
  },
);

test.each(languages)('the fact sheet in $id is printed with the new ones', ({ id, path }) => {
  const sheet = builtFiles().find(({ name }) => name === `/press/kongres-ai-facts-${path}.pdf`);
  const words = sheet?.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(newDates[id]);
  expect(words).toContain(plain(formatMoney(newNet, id)));
});

test.each(languages)(
  'in $id a new page and gala are shown, and what is one new file each',
  ({ path }) => {
    const files = builtFiles();
    const page = (address: string) =>
      files.find(({ name }) => name === `/${path}/${address}/index.html`)?.text;
    expect(page('encore-ai')).toContain('Encore AI');
    expect(page('wspolpraca/dla-miasta')).toContain('Miasto');
    expect(page('prelegenci')).toContain('Gość A');
    expect(page('program')?.match(/ data-type="/g)).toHaveLength(9 + scheduleItems.length);
    expect(page('expo')).toContain(changed.exhibitor);
    expect(page('expo')).toContain('src="/photos/firma-nova.svg"');
    expect(page('faq')).toContain(changed.question);
  },
);

test('a photograph is served from the site, and no mark is drawn for who has one', () => {
  const names = builtFiles().map(({ name }) => name);
  expect(names).toContain('/photos/firma-nova.svg');
  expect(names).not.toContain('/art/exhibitor-firma-nova.svg');
});

test('the share picture is drawn anew, and what names no date stays the same to the byte', async () => {
  const built = (name: string) => readFileSync(join(copy, 'apps/web/build/client/press', name));
  expect(built('kongres-ai-share-pl.png').equals(await sharePng('pl'))).toBe(false);
  expect(built('kongres-ai-logo.zip').equals(await logoPack())).toBe(true);
}, 60_000);

test.each(languages)(
  'in $id the days and the evenings stand where they were moved to',
  ({ id, path }) => {
    const home = builtFiles().find(({ name }) => name === `/${path}/index.html`)?.text ?? '';
    const chart = home.match(/<ol.*?<\/ol>/gs)?.find((list) => list.includes('<time')) ?? '';
    const rows = (hours: number) => ` height="${hours * 34}"`;
    const moved = plain(formatHours('18:00', '21:30', id));
    expect(chart.match(/<li/g)).toHaveLength(changed.dayCount);
    expect(chart.split(rows(12))).toHaveLength(changed.dayCount + 1);
    // Eight hours after the doors have opened, three and a half hours long, beside the one from five to eight.
    expect(chart).toMatch(new RegExp(`${rows(8)}[^>]*></svg><div[^>]*><svg[^>]*${rows(3.5)}`));
    expect(chart).toContain(moved);
    expect(chart).toContain(plain(formatHours('17:00', '20:00', id)));
    expect(home.match(/<svg[^>]*viewBox="0 0 8 1".*?<\/svg>/s)?.[0].match(/<rect/g)).toHaveLength(
      8,
    );
    expect(home).toContain(`/art/sharpening-${changed.dayCount}.svg`);
  },
);

test('every gala has a drawing, in its colour where it stands on ink', () => {
  const drawing = (name: string) =>
    builtFiles().find((file) => file.name === `/art/${name}.svg`)?.text ?? '';
  // The second of its evening; the copied one comes before the one it joins.
  expect(drawing('roast-ai')).toContain(colour('d6-loud'));
  expect(drawing('encore-ai')).toContain(colour('ink'));
  expect(drawing('mister-ai')).toContain(colour('d5-loud'));
});
