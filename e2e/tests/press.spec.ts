import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { galas } from '@kongres/content/facts/galas';
import { languages, type Language } from '@kongres/content/facts/languages';
import { pressMaterials, sharePicture } from '@kongres/content/facts/press-materials';
import { formatBytes } from '@kongres/content/format/number';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { runPoppler, extractPdfText } from '@kongres/tools/lib/poppler';
import { getLocalizedPath } from '@kongres/contract/pages';
import {
  findInMain,
  getLinks,
  getMetaContent,
  fetchPage,
  getElementText,
  type ServedPage,
} from '../served-page.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const [polish] = languages;

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};

/** PDF text extraction breaks lines anywhere. */
const removeWhitespace = (text: string) => text.replaceAll(/[\s\u2060]+/g, '');

const toSingleLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function findDownloads(page: ServedPage) {
  return findInMain(page, 'a').filter(({ attribs }) => attribs['download'] !== undefined);
}

/** Decodes a PNG; a blank picture has one colour. */
function decodePng(bytes: Uint8Array): { width: number; height: number; colours: number } {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4) colours.add(data.readUInt32BE(at));
  return { width, height, colours: colours.size };
}

function getPressFilePath(ending: string, language: Language): string {
  const material = pressMaterials.find(({ file }) => file.endsWith(ending));
  if (!material) throw new Error(`no press file ends in ${ending}`);
  const { file, perLanguage } = material;
  return `/press/${perLanguage ? file.replace('.', `-${language.path}.`) : file}`;
}

for (const language of languages) {
  test(`every press file in ${language.id} has the size and format that its link states`, async ({
    request,
    reportCheck,
  }) => {
    const report = reportCheck('press-files');
    const links = findDownloads(await fetchPage(request, getLocalizedPath('press', language)));
    expect(links).toHaveLength(pressMaterials.length);
    report(`${language.id}: ${pressMaterials.length}`);
    for (const link of links) {
      const href = link.attribs['href'] ?? '';
      const ending = href.split('.').at(-1) ?? '';
      const answer = await request.get(href, { headers: { 'Accept-Encoding': 'br, gzip' } });
      const bytes = await answer.body();
      const headers = answer.headers();
      expect([href, answer.status()]).toEqual([href, 200]);
      expect([href, headers['content-type']]).toEqual([href, types[ending]]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toContain('max-age=86400');
      // Only text files are compressed.
      expect([href, headers['content-encoding']]).toEqual([
        href,
        ending === 'txt' ? 'br' : undefined,
      ]);
      const words = toSingleLine(getElementText(link));
      expect(words).toContain(ending.toUpperCase());
      expect(words).toContain(toSingleLine(formatBytes(bytes.length, language.id)));
    }
  });

  test(`the fact sheet in ${language.id} is a tagged PDF with the facts from the page`, async ({
    request,
  }) => {
    const page = await fetchPage(request, getLocalizedPath('press', language));
    const facts = findInMain(page, 'dd').map(getElementText);
    const [paragraph = ''] = findInMain(page, 'blockquote').map(getElementText);
    expect(facts.length).toBeGreaterThan(5);
    expect(paragraph.length).toBeGreaterThan(100);
    const pdf = await (await request.get(getPressFilePath('.pdf', language))).body();
    const words = removeWhitespace(extractPdfText(pdf));
    for (const text of [...facts, paragraph]) expect(words).toContain(removeWhitespace(text));
    const info = runPoppler('pdfinfo', [], pdf).toString();
    expect(info).toMatch(/Tagged: +yes\n/);
    expect(info).toMatch(/Title: +Kongres AI: /);
    expect(runPoppler('pdfinfo', ['-struct'], pdf).toString()).toMatch(/^ +H1\b/m);
  });

  test(`pages in ${language.id} have a valid share picture`, async ({ request }) => {
    for (const id of ['home', 'faq', 'press'] as const) {
      const page = await fetchPage(request, getLocalizedPath(id, language));
      const meta = (name: string) => getMetaContent(page, name) ?? '';
      expect(meta('twitter:card')).toBe('summary_large_image');
      expect(meta('og:image:alt')).toContain('Kongres AI');
      const picture = await request.get(new URL(meta('og:image')).pathname);
      expect(picture.status()).toBe(200);
      const bytes = await picture.body();
      const { width, height, colours } = decodePng(bytes);
      expect({ width, height }).toEqual(sharePicture);
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([`${width}`, `${height}`]);
      expect(colours).toBeGreaterThan(200);
      expect(bytes.length).toBeLessThan(300_000);
    }
  });
}

test('every file in the press archives is valid', async ({ request, reportCheck }) => {
  const report = reportCheck('press-files');
  test.setTimeout(540_000);
  let opened = 0;
  for (const { file } of pressMaterials.filter(({ format }) => format === 'ZIP')) {
    const entries = unzipSync(await (await request.get(`/press/${file}`)).body());
    for (const [name, bytes] of Object.entries(entries)) {
      opened += 1;
      if (name.endsWith('.png')) {
        const { width, colours } = decodePng(bytes);
        expect([name, colours > 2]).toEqual([name, true]);
        expect([name, width >= (name.includes('galas') ? 2400 : 512)]).toEqual([name, true]);
      } else if (name.endsWith('.svg')) {
        expect([name, strFromU8(bytes)]).toEqual([name, expect.stringMatching(/^<svg .*<\/svg>$/)]);
        expect(strFromU8(bytes)).not.toMatch(/oklch|var\(/);
      } else {
        expect([name, strFromU8(bytes).length > 400]).toEqual([name, true]);
      }
    }
    for (const { id } of file.includes('galas') ? galas : []) {
      expect(Object.keys(entries)).toContain(`kongres-ai-galas/${id}.png`);
    }
  }
  report(`${opened} files in archives`);
  expect(opened).toBeGreaterThan(40);
});

for (const language of pickSampleLanguages('press-download')) {
  test(`the fact sheet in ${language.id} downloads with its file name`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(getLocalizedPath('press', language));
    const links = page.locator('main a[download]');
    const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
    expect(download.suggestedFilename()).toBe(`kongres-ai-facts-${language.path}.pdf`);
    expect(consoleErrors).toEqual([]);
  });
}

test('the boilerplate text is copied by keyboard and confirmed', async ({
  page,
  context,
  consoleErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(getLocalizedPath('press', polish), { waitUntil: 'networkidle' });
  const { boilerplate } = getTexts(polish.id, 'press');
  const button = page.getByRole('button', { name: boilerplate.copy });
  const confirmation = page.getByRole('status').filter({ hasText: boilerplate.copied });
  await button.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(confirmation).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(button).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('main blockquote').textContent());
  expect(consoleErrors).toEqual([]);
});

test('a failed copy shows a message', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto(getLocalizedPath('press', polish), { waitUntil: 'networkidle' });
  const { boilerplate } = getTexts(polish.id, 'press');
  await expect(async () => {
    await page.getByRole('button', { name: boilerplate.copy }).click();
    await expect(page.getByText(boilerplate.notCopied)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  expect(consoleErrors).toEqual([]);
});

test('without JavaScript the press page has no buttons and links every file', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto(getLocalizedPath('press', polish));
  await expect(page.locator('main a[download]')).toHaveCount(pressMaterials.length);
  await expect(page.locator('main blockquote')).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await context.close();
});

test('the site has a favicon and a touch icon', async ({ request }) => {
  const icons = getLinks(await fetchPage(request, '/pl'), 'apple-touch-icon');
  expect(icons.map(({ href }) => href)).toEqual(['/apple-touch-icon.png']);
  const touch = await request.get('/apple-touch-icon.png');
  const { width, height, colours } = decodePng(await touch.body());
  expect([width, height]).toEqual([180, 180]);
  expect(colours).toBeGreaterThan(7);
  const tab = await request.get('/favicon.ico');
  expect(tab.status()).toBe(200);
  expect(tab.headers()['content-type']).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/);
  expect(tab.headers()['cache-control']).toContain('max-age=86400');
});
