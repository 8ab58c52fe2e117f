import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { getLocalizedPath, type PageId } from '@kongres/contract/pages';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

test('the built-in footer shows the years before the API responds', async ({ page }) => {
  await page.route('**/api/footer', () => {});
  await page.goto('/pl/faq');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2024–${new Date().getFullYear()}`);
});

test('an unchanged footer does not load the sanitiser', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/de/faq', { waitUntil: 'networkidle' });
  expect(files.filter((url) => url.endsWith('/api/footer'))).toHaveLength(1);
  expect(files.filter((url) => url.includes('sanitise'))).toEqual([]);
});

test(
  'footer fragments replace the slots without scripts, styles or event handlers',
  { tag: '@quick' },
  async ({ page }) => {
    await page.route('**/api/footer', (route) =>
      route.fulfill({
        json: {
          top: '<p>© {{startYear}} Nowa <b>nazwa</b></p><script>window.hacked = 1</script>',
          middle:
            '<img src=x onerror="window.hacked = 1"><a href="javascript:window.hacked=1">zły</a>',
          bottom:
            '<p onclick="window.hacked = 1">tel. <a href="tel:+48000">+48</a></p><style>*{}</style>',
        },
      }),
    );
    await page.goto('/pl/faq');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© 2024–${new Date().getFullYear()} Nowa nazwa`);
    await expect(footer.locator('script, img:not([src^="/art/"]), style, [onclick]')).toHaveCount(
      0,
    );
    await expect(footer.getByText('zły')).not.toHaveAttribute('href');
    await expect(footer.getByRole('link', { name: '+48' })).toHaveAttribute('href', 'tel:+48000');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  },
);

test('the footer is fetched once per language', async ({ page }) => {
  const requestedLanguages: (string | undefined)[] = [];
  await page.route('**/api/footer', async (route) => {
    requestedLanguages.push(route.request().headers()['accept-language']);
    await route.continue();
  });
  await page.goto('/pl/faq', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).click();
  await page.waitForURL('**/pl/regulamin');
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/regulamin');
  await expect.poll(() => requestedLanguages).toEqual(['pl', 'es']);
});

test('the years are inserted into the top fragment only', async ({ page }) => {
  const fragment = '<p>© {{startYear}}</p>';
  await page.route('**/api/footer', (route) =>
    route.fulfill({ json: { top: fragment, middle: fragment, bottom: fragment } }),
  );
  await page.goto('/pl/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© {{startYear}}')).toHaveCount(2);
  await expect(footer.getByText(`© 2024–${new Date().getFullYear()}`)).toHaveCount(1);
});

test('a pending footer call is aborted on navigation and repeated on the next page', async ({
  page,
}) => {
  let aborted = 0;
  let calls = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/api/footer')) aborted += 1;
  });
  await page.route('**/api/footer', async (route) => {
    calls += 1;
    // The first call never completes.
    if (calls > 1) await route.fulfill({ json: { top: 'x', middle: '<p>second</p>', bottom: '' } });
  });
  await page.goto('/pl/faq');
  await expect.poll(() => calls).toBe(1);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Regulamin' }).click();
  await page.waitForURL('**/pl/regulamin');
  await expect(footer).toContainText('second');
  await expect.poll(() => aborted).toBe(1);
  expect(calls).toBe(2);
});

for (const language of languages) {
  test(`the footer of a ticket holder's pages is slim and keeps law and languages, in ${language.id}`, async ({
    page,
  }) => {
    const { pages } = getTexts(language.id, 'frame');
    for (const id of ['congress', 'order', 'certificate'] satisfies PageId[]) {
      await page.goto(getLocalizedPath(id, language));
      const footer = page.getByRole('contentinfo');
      for (const width of [1440, 834, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => document.fonts.ready);
        const { height = Infinity } = (await footer.boundingBox()) ?? {};
        expect(height, `${id} at ${width}`).toBeLessThanOrEqual(120);
      }
      for (const legal of ['privacy', 'terms', 'accessibility', 'contact'] satisfies PageId[]) {
        const link = footer.getByRole('link', { name: pages[legal], exact: true });
        await expect(link).toHaveAttribute('href', getLocalizedPath(legal, language));
      }
      for (const other of languages) {
        const link = footer.getByRole('link', { name: other.label, exact: true });
        await expect(link).toHaveAttribute('href', getLocalizedPath(id, other));
      }
    }
  });
}

test('the footer shows the organiser’s phone and email', async ({ page }) => {
  await page.goto('/pl/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]')).toHaveAttribute(
    'href',
    `tel:${organiser.phone.replaceAll(' ', '')}`,
  );
  await expect(footer.locator('a[href^="tel:"]')).toHaveText(
    organiser.phone.replaceAll(' ', '\u00a0'),
  );
  await expect(footer.getByRole('link', { name: organiser.email })).toBeVisible();
});
