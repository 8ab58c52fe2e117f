import { getRow } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { mockOrder } from '../order.ts';
import { openPurchaseDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

test('Trusted Types block markup and scripts from strings and other policies', async ({ page }) => {
  await page.goto('/pl/faq');
  const outcome = await page.evaluate(() => {
    const refused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    const div = document.createElement('div');
    const script = document.createElement('script');
    return [
      refused(() => (div.innerHTML = '<b>x</b>')),
      refused(() => div.insertAdjacentHTML('beforeend', 'x')),
      refused(() => new DOMParser().parseFromString('x', 'text/html')),
      refused(() => (script.src = '/assets/x.js')),
      refused(() => (script.text = 'x')),
      refused(() =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => void };
          }
        ).trustedTypes.createPolicy('mine', { createHTML: (text: string) => text }),
      ),
    ];
  });
  expect(outcome).toEqual(Array.from({ length: 6 }, () => true));
});

for (const { id, path, label } of pickSampleLanguages('trusted-types')) {
  const other = getRow(languages, id === 'de' ? 'es' : 'de');

  test(`navigating the site in ${id} violates no policy`, async ({ page, consoleErrors }) => {
    const { pages } = getTexts(id, 'frame');
    const main = page.getByRole('main');
    // Enters by a redirect and reaches home by links, so that home is rendered on the client.
    await page.goto(`/faq?lng=${id}`);
    await page.waitForURL(`**/${path}/faq?lng=${id}`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Kongres AI' }).click();
    await page.waitForURL(`**/${path}`);
    await expect(page.getByText(getTexts(id, 'home').hero.title)).toBeVisible();
    await expect(page.locator('#hero-lines path')).toHaveCount(7);
    await page.getByRole('contentinfo').getByRole('link', { name: pages.faq, exact: true }).click();
    await page.waitForURL(`**/${path}/faq`);
    await page.goBack();
    await expect(page.locator('#hero-lines path')).toHaveCount(7);

    // Prerendered home, then another language.
    await page.goto(`/${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('link', { name: other.label }).click();
    await page.waitForURL(`**/${other.path}`);
    await expect(page.locator('#hero-lines path')).toHaveCount(7);
    const [, words = ''] = /: ([^.{]+)\./.exec(getTexts(other.id, 'footer').middle) ?? [];
    expect(words).not.toBe('');
    await expect(page.getByRole('contentinfo')).toContainText(words);

    await openPurchaseDialog(page, id, `/${path}/kup-bilet`);
    await page.keyboard.press('Escape');
    await mockOrder(page, 'paid');
    await page.goto(`/${path}/zamowienie#${sampleOrderToken}`);
    await page.locator('[data-scene="paid"]').waitFor();
    expect(consoleErrors).toEqual([]);

    // The browser logs the 404 response.
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const notFound = getTexts(id, 'not-found');
    await page.goto(`/${path}/no-such/page`, { waitUntil: 'networkidle' });
    await expect.poll(() => logged.join()).toContain(`/${path}/no-such/page`);
    await main.getByRole('link', { name: notFound.home }).click();
    await page.waitForURL(`**/${path}`);
    await expect(page.locator('#hero-lines path')).toHaveCount(7);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    expect(consoleErrors.filter((text) => /refused|Trusted|TypeError/i.test(text))).toEqual([]);
  });
}
