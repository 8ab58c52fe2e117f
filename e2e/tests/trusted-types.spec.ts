import { pick } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { answerWith, token } from '../order.ts';
import { openDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

test('the browser turns no text into markup or programs, and no other policy may', async ({
  page,
}) => {
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

for (const { id, path, label } of sampleLanguages('trusted-types')) {
  const other = pick(languages, id === 'de' ? 'es' : 'de');

  test(`walking through the site in ${id} meets no refusal`, async ({ page, complaints }) => {
    const { pages } = textsOf(id, 'frame');
    const main = page.getByRole('main');
    // In by a redirect, then to home and away and back by links, so that nothing on it was prerendered.
    await page.goto(`/faq?lng=${id}`);
    await page.waitForURL(`**/${path}/faq?lng=${id}`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Kongres AI' }).click();
    await page.waitForURL(`**/${path}`);
    await expect(page.getByText(textsOf(id, 'home').hero.title)).toBeVisible();
    await expect(page.locator('#hero-lines path')).toHaveCount(7);
    await page.getByRole('contentinfo').getByRole('link', { name: pages.faq, exact: true }).click();
    await page.waitForURL(`**/${path}/faq`);
    await page.goBack();
    await expect(page.locator('#hero-lines path')).toHaveCount(7);

    // Home as it was built, then in another language.
    await page.goto(`/${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('link', { name: other.label }).click();
    await page.waitForURL(`**/${other.path}`);
    await expect(page.locator('#hero-lines path')).toHaveCount(7);
    const [, words = ''] = /: ([^.{]+)\./.exec(textsOf(other.id, 'footer').middle) ?? [];
    expect(words).not.toBe('');
    await expect(page.getByRole('contentinfo')).toContainText(words);

    await openDialog(page, id, `/${path}/kup-bilet`);
    await page.keyboard.press('Escape');
    await answerWith(page, 'paid');
    await page.goto(`/${path}/zamowienie#${token}`);
    await page.locator('[data-scene="paid"]').waitFor();
    expect(complaints).toEqual([]);

    // The server's 404 itself is a line in the console; nothing else may be.
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const notFound = textsOf(id, 'not-found');
    await page.goto(`/${path}/no-such/page`, { waitUntil: 'networkidle' });
    await expect.poll(() => logged.join()).toContain(`/${path}/no-such/page`);
    await main.getByRole('link', { name: notFound.home }).click();
    await page.waitForURL(`**/${path}`);
    await expect(page.locator('#hero-lines path')).toHaveCount(7);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    expect(complaints.filter((text) => /refused|Trusted|TypeError/i.test(text))).toEqual([]);
  });
}
