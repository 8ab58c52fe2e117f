import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCongressDay, edition, publication } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { policies } from '@kongres/content/facts/policies';
import { scheduleItems } from '@kongres/content/facts/programme';
import { vatPercent } from '@kongres/content/facts/tickets';
import { formatDay, formatEdition, formatHours } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import {
  changeContent,
  changedContent,
} from '@kongres/tools/acceptance/changed-content/change-content';
import { copyProject } from '@kongres/tools/acceptance/changed-content/copy-project';
import { extractPdfText } from '@kongres/tools/lib/poppler';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { getColour } from '../src/illustrations/palette.ts';
import { buildLogoPack } from '../src/features/marketing/press/logo-pack.server.ts';
import { renderSiteSharePng } from '../src/features/marketing/press/share-picture.server.ts';

/** Copy of the project with the content of another year. */
const copy = mkdtempSync(join(tmpdir(), 'kongres-facts-'));
const old = getListPrice('standard');
const newNet = old.netMinor + changedContent.dearerByGrosze;
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

function listBuiltFiles(): { name: string; text: string }[] {
  const client = join(copy, 'apps/web/build/client');
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      name: file.slice(client.length),
      text: normaliseSpaces(readFileText(file)),
    }));
}

/** Readable text of a file, including PDF pages and the texts and drawings in a ZIP. */
function readFileText(file: string): string {
  if (/\.(?:png|ico|mp4)$/.test(file)) return '';
  if (file.endsWith('.pdf')) return extractPdfText(readFileSync(file));
  if (!file.endsWith('.zip')) return readFileSync(file, 'utf8');
  return Object.entries(unzipSync(readFileSync(file)))
    .filter(([name]) => /\.(?:txt|svg)$/.test(name))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
}

const normaliseSpaces = (text: string) =>
  text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

/** The year alone, unless another fact has the same year. */
const otherDays = [...Object.values(publication), policies.since];
const oldYear = [edition.firstDay.slice(0, 4)].filter(
  (year) => !otherDays.some((day) => day.startsWith(year)),
);

/** Every format in which the dates and the price appear in a language. */
function listOldFacts(code: LanguageCode): string[] {
  const days = Array.from({ length: edition.dayCount }, (_, index) => getCongressDay(index + 1));
  const styles = ['long', 'weekday', 'weekdayShort', 'dayAndMonth'] as const;
  return [
    ...days,
    ...days.flatMap((day) => styles.map((style) => formatDay(day, code, style))),
    ...(['long', 'short', 'dayAndMonth'] as const).map((style) => formatEdition(code, style)),
    ...oldYear,
    formatMoney(old.netMinor, code),
    formatMoney(old.grossMinor, code),
    `"price":"${(old.grossMinor / 100).toFixed(2)}"`,
  ].map(normaliseSpaces);
}

test('the build contains neither old dates nor the old price', () => {
  const report = reportCheck('changed-facts');
  const words = [...new Set(languages.flatMap(({ id }) => listOldFacts(id)))];
  const escaped = words.map((word) => RegExp.escape(word));
  // A longer number may end in the same digits.
  const anyOld = new RegExp(`(?<![\\d.,])(?:${escaped.join('|')})(?!\\d)`, 'i');
  const files = listBuiltFiles();
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

/** Spanish texts write the range in words. */
const newDatesInText = { ...newDates, es: 'del 7 al 14 de septiembre de 2027' };

test.each(languages)(
  'home in $id shows the new facts in text and structured data',
  ({ id, path }) => {
    const home = listBuiltFiles().find(({ name }) => name === `/${path}/index.html`)?.text;
    expect(home).toContain(newDatesInText[id]);
    expect(home).toContain(normaliseSpaces(formatMoney(newNet, id)));
    expect(home).toContain(normaliseSpaces(formatMoney(newGross, id)));
    expect(home).toContain(`"startDate":"${changedContent.firstDay}T${edition.opens}:00+02:00"`);
    expect(home).toContain(`"price":"${(newGross / 100).toFixed(2)}"`);
  },
);

test.each(languages)('the fact sheet in $id shows the new facts', ({ id, path }) => {
  const sheet = listBuiltFiles().find(({ name }) => name === `/press/kongres-ai-facts-${path}.pdf`);
  const words = sheet?.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(newDates[id]);
  expect(words).toContain(normaliseSpaces(formatMoney(newNet, id)));
});

test.each(languages)('in $id new pages, galas and entries appear', ({ path }) => {
  const files = listBuiltFiles();
  const page = (address: string) =>
    files.find(({ name }) => name === `/${path}/${address}/index.html`)?.text;
  expect(page('encore-ai')).toContain('Encore AI');
  expect(page('wspolpraca/dla-miasta')).toContain('Miasto');
  expect(page('prelegenci')).toContain('Gość A');
  expect(page('program')?.match(/ data-type="/g)).toHaveLength(9 + scheduleItems.length);
  expect(page('expo')).toContain(changedContent.exhibitor);
  expect(page('expo')).toContain('src="/photos/firma-nova.svg"');
  expect(page('faq')).toContain(changedContent.question);
});

test('photographs are served and replace the drawn mark', () => {
  const names = listBuiltFiles().map(({ name }) => name);
  expect(names).toContain('/photos/firma-nova.svg');
  expect(names).not.toContain('/art/exhibitor-firma-nova.svg');
});

test('the share picture changes and the undated logo pack stays byte-identical', async () => {
  const built = (name: string) => readFileSync(join(copy, 'apps/web/build/client/press', name));
  expect(built('kongres-ai-share-pl.png').equals(await renderSiteSharePng('pl'))).toBe(false);
  expect(built('kongres-ai-logo.zip').equals(await buildLogoPack())).toBe(true);
}, 60_000);

test.each(languages)('in $id the chart shows the changed days and evenings', ({ id, path }) => {
  const home = listBuiltFiles().find(({ name }) => name === `/${path}/index.html`)?.text ?? '';
  const chart = home.match(/<ol.*?<\/ol>/gs)?.find((list) => list.includes('<time')) ?? '';
  const rows = (hours: number) => ` height="${hours * 34}"`;
  const moved = normaliseSpaces(formatHours('18:00', '21:30', id));
  expect(chart.match(/<li/g)).toHaveLength(changedContent.dayCount);
  expect(chart.split(rows(12))).toHaveLength(changedContent.dayCount + 1);
  // Eight hours after opening, three and a half hours long, beside the gala from five to eight.
  expect(chart).toMatch(new RegExp(`${rows(8)}[^>]*></svg><div[^>]*><svg[^>]*${rows(3.5)}`));
  expect(chart).toContain(moved);
  expect(chart).toContain(normaliseSpaces(formatHours('17:00', '20:00', id)));
  expect(home.match(/<svg[^>]*viewBox="0 0 8 1".*?<\/svg>/s)?.[0].match(/<rect/g)).toHaveLength(8);
  expect(home).toContain(`/art/sharpening-${changedContent.dayCount}.svg`);
});

test('every gala has a drawing, in its colour where it stands on ink', () => {
  const drawing = (name: string) =>
    listBuiltFiles().find((file) => file.name === `/art/${name}.svg`)?.text ?? '';
  // The second gala of its evening; the copied one precedes the one it joins.
  expect(drawing('roast-ai')).toContain(getColour('d6-loud'));
  expect(drawing('encore-ai')).toContain(getColour('ink'));
  expect(drawing('mister-ai')).toContain(getColour('d5-loud'));
});
