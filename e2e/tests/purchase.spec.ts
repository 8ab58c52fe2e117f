import { formatMoney } from '@kongres/content/format/number';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { getListPrice } from '@kongres/tools/dev/list-price';
import type { Request } from '@playwright/test';
import { openPurchaseDialog, getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const checkout = 'https://checkout.stripe.com/c/pay/cs_test_1';

for (const { id: code, path } of pickSampleLanguages('purchase')) {
  const texts = getTexts(code, 'purchase');

  test(`an order in ${code} is sent as specified and redirects to the checkout`, async ({
    page,
  }) => {
    let sent: Request | undefined;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/purchase/vip', async (route) => {
      sent = route.request();
      await isReleased;
      await route.fulfill({ json: { url: checkout } });
    });
    await page.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ body: 'checkout' }),
    );
    const dialog = await openPurchaseDialog(page, code, `/${path}/kup-bilet`, 'vip');
    await dialog.getByLabel(texts.email).fill('ala@example.com');
    await page.keyboard.press('Enter');
    const busy = dialog.getByRole('button', { name: texts.submitting });
    await expect(busy).toBeDisabled();
    await expect(dialog.getByRole('button', { name: texts.cancel })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    release();
    await page.waitForURL(checkout);
    expect(sent?.method()).toBe('POST');
    expect(sent?.postDataJSON()).toEqual({ email: 'ala@example.com' });
    expect(sent?.headers()['accept-language']).toBe(code);
    expect(sent?.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/);
    expect(sent?.headers()['shown-price']).toBe(String(getListPrice('vip').grossMinor));
  });
}

test('the dialog shows the gross total, terms and privacy policy, and returns the focus', async ({
  page,
}) => {
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  await expect(dialog).toContainText(
    toTextPattern(formatMoney(getListPrice('premium').grossMinor, 'pl')),
  );
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await expect(dialog.locator('form')).toHaveAttribute('novalidate', '');
  await expect(dialog.locator('input[type="email"][required]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('article', { name: getTicketName('premium') }).getByRole('button'),
  ).toBeFocused();
});
