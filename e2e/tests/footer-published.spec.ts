import { publishFooter, restoreBuiltInFooter } from '../builders/footer.ts';
import { apiPorts, siteOrigin } from '../config.ts';
import { expect, test } from '../test.ts';

/** No other test checks this language's footer text. */
const language = 'en-US';

async function fetchFooter(origin: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/footer`, {
    headers: { 'Accept-Language': language, ...headers },
  });
  return { response, text: await response.text() };
}

test('a published footer reaches every process and the page, and can be restored', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(360_000);
  const words = `Written at ${Date.now()}`;
  const before = await fetchFooter(siteOrigin);
  expect(before.text).not.toContain(words);

  try {
    await publishFooter(language, {
      top: '<p>© {{startYear}} The organizer</p>',
      middle: `<p>${words}. <a href="/en-us/faq">Questions?</a></p>`,
      bottom: '<p><a href="mailto:team@example.com">Write to us</a></p>',
    });
    // API processes update at once, nginx when its cache expires.
    for (const port of apiPorts) {
      expect((await fetchFooter(`http://127.0.0.1:${port}`)).text).toContain(words);
    }
    await expect
      .poll(async () => (await fetchFooter(siteOrigin)).text, { timeout: 30_000 })
      .toContain(words);

    const { response } = await fetchFooter(siteOrigin);
    const tag = response.headers.get('etag') ?? '';
    expect(tag).not.toBe(before.response.headers.get('etag'));
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toBe('Accept-Language');
    const again = await fetchFooter(siteOrigin, { 'If-None-Match': tag });
    expect([again.response.status, again.text]).toEqual([304, '']);
    expect(again.response.headers.get('vary')).toBe('Accept-Language');
    const german = await fetchFooter(siteOrigin, { 'If-None-Match': tag, 'Accept-Language': 'de' });
    expect(german.response.status).toBe(200);
    expect(german.text).not.toContain(words);

    await page.goto('/en-us/faq');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(words);
    await expect(footer).toContainText(`© 2024–${new Date().getFullYear()} The organizer`);
    // The footer persists across navigation.
    await footer.getByRole('link', { name: 'Terms', exact: false }).first().click();
    await page.waitForURL('**/en-us/regulamin');
    await expect(footer).toContainText(words);
    expect(consoleErrors).toEqual([]);
  } finally {
    await restoreBuiltInFooter(language);
  }
  await expect
    .poll(async () => (await fetchFooter(siteOrigin)).text, { timeout: 30_000 })
    .toBe(before.text);
});
