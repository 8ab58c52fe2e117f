import { languages } from '@kongres/content/facts/languages';
import { addressOf, pageTable } from '@kongres/web/page-table';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`every page in ${language.id} says enough without JavaScript, under a name of its own`, async ({
    page,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const { id } of pageTable) {
      await page.goto(addressOf(id, language), { waitUntil: 'domcontentloaded' });
      const words = ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
      expect([id, words.length >= 700, words.length]).toEqual([id, true, words.length]);
      expect(words).not.toMatch(/\{\{|<\w+>|undefined|\[object/);
      expect([id, await page.locator('h1').count()]).toEqual([id, 1]);
      const title = await page.title();
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect([id, title.length <= 60, (description ?? '').length <= 160]).toEqual([id, true, true]);
      titles.add(title);
      descriptions.add(description ?? '');
    }
    expect(titles.size).toBe(pageTable.length);
    expect(descriptions.size).toBe(pageTable.length);
  });
}

test('no link is broken, redirects or leaves the language, and every fragment exists', async ({
  request,
}) => {
  const pages = new Map<string, string>();
  const faults: string[] = [];
  for (const language of languages) {
    for (const { id } of pageTable) {
      const address = addressOf(id, language);
      pages.set(address, await (await request.get(address)).text());
    }
  }
  const checked = new Map<string, number>();
  let links = 0;
  for (const [address, html] of pages) {
    const own = address.split('/')[1];
    for (const [tag, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>/g)) {
      if (!href.startsWith('/')) {
        const isElsewhere = /^(?:mailto:|tel:|https:\/\/(?:www\.linkedin\.com|x\.com)\/)/.test(
          href,
        );
        if (!isElsewhere && !hasFragment(html, href)) faults.push(`${address}: ${href}`);
        continue;
      }
      links += 1;
      const [path = '', fragment] = href.split('#');
      const isSwitch = tag.toLowerCase().includes('hreflang');
      if (!isSwitch && !path.startsWith('/press/') && path.split(/[/?]/)[1] !== own) {
        faults.push(`${address}: ${href} leaves the language`);
      }
      if (!checked.has(path)) {
        checked.set(path, (await request.get(path, { maxRedirects: 0 })).status());
      }
      if (checked.get(path) !== 200)
        faults.push(`${address}: ${href} answers ${checked.get(path)}`);
      if (fragment && !hasFragment(pages.get(path.split('?')[0] ?? '') ?? '', `#${fragment}`)) {
        faults.push(`${address}: ${href} has no such place`);
      }
    }
  }
  expect(links).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

function hasFragment(html: string, href: string): boolean {
  return href.startsWith('#') && html.includes(`id="${href.slice(1)}"`);
}

test('Polish one-letter words never hang in a heading, a button or a link', async ({ page }) => {
  const [polish] = languages;
  for (const { id } of pageTable) {
    await page.goto(addressOf(id, polish), { waitUntil: 'domcontentloaded' });
    const texts = await page
      .locator('h1, h2, h3, h4, button, a, summary, th, dt')
      .allTextContents();
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /(?:^|\s)[aiouwz] /i.test(text))).toEqual([]);
  }
});
