import { publishFooter, restoreBuiltInFooter } from '../builders/footer.ts';
import { apiPorts, siteOrigin } from '../config.ts';
import { expect, test } from '../test.ts';

/** No other journey reads this language's footer word by word. */
const language = 'en-US';

async function ask(origin: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/footer`, {
    headers: { 'Accept-Language': language, ...headers },
  });
  return { response, text: await response.text() };
}

test('a footer is published, seen by everybody, and taken back', async ({ page, complaints }) => {
  test.setTimeout(360_000);
  const words = `Written at ${Date.now()}`;
  const before = await ask(siteOrigin);
  expect(before.text).not.toContain(words);

  try {
    await publishFooter(language, {
      top: '<p>© {{startYear}} The organizer</p>',
      middle: `<p>${words}. <a href="/en-us/faq">Questions?</a></p>`,
      bottom: '<p><a href="mailto:team@example.com">Write to us</a></p>',
    });
    // Each process at once, nginx when what it keeps is no longer fresh.
    for (const port of apiPorts) {
      expect((await ask(`http://127.0.0.1:${port}`)).text).toContain(words);
    }
    await expect
      .poll(async () => (await ask(siteOrigin)).text, { timeout: 30_000 })
      .toContain(words);

    const { response } = await ask(siteOrigin);
    const tag = response.headers.get('etag') ?? '';
    expect(tag).not.toBe(before.response.headers.get('etag'));
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toBe('Accept-Language');
    const again = await ask(siteOrigin, { 'If-None-Match': tag });
    expect([again.response.status, again.text]).toEqual([304, '']);
    expect(again.response.headers.get('vary')).toBe('Accept-Language');
    const german = await ask(siteOrigin, { 'If-None-Match': tag, 'Accept-Language': 'de' });
    expect(german.response.status).toBe(200);
    expect(german.text).not.toContain(words);

    await page.goto('/en-us/faq');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(words);
    await expect(footer).toContainText(`© 2024–${new Date().getFullYear()} The organizer`);
    // It stays where it is while the visitor moves about.
    await footer.getByRole('link', { name: 'Terms', exact: false }).first().click();
    await page.waitForURL('**/en-us/regulamin');
    await expect(footer).toContainText(words);
    expect(complaints).toEqual([]);
  } finally {
    await restoreBuiltInFooter(language);
  }
  await expect
    .poll(async () => (await ask(siteOrigin)).text, { timeout: 30_000 })
    .toBe(before.text);
});
