import { getRow } from '@kongres/content/facts/collection';
import { lastRefundDay } from '@kongres/content/facts/policies';
import { ticketIds, tickets } from '@kongres/content/facts/tickets';
import { formatDay, formatEditionInText } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { getListPrice } from '@kongres/tools/dev/list-price';
import type { Request } from '@playwright/test';
import { getMiddayOfDay, mockEdition } from '../edition.ts';
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

for (const width of [390, 1440]) {
  test(`the amount to pay is the largest number in the dialog at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const ticket of ticketIds) {
      const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet', ticket);
      const numbers = await dialog.evaluate((element) =>
        [...element.querySelectorAll('*')]
          .flatMap((part) => {
            const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
            const text = own.map((node) => node.textContent).join('');
            const size = Number.parseFloat(getComputedStyle(part).fontSize);
            return /\d/.test(text) ? [{ text, size }] : [];
          })
          .toSorted((one, other) => other.size - one.size),
      );
      const [largest, second] = numbers;
      const { grossMinor, netMinor } = getListPrice(ticket);
      expect(largest?.text).toMatch(toTextPattern(formatMoney(grossMinor, 'pl')));
      expect(largest?.size).toBeGreaterThan(second?.size ?? 0);
      const net = toTextPattern(formatMoney(netMinor, 'pl'));
      expect(numbers.find(({ text }) => net.test(text))?.size).toBeLessThan(16);
    }
  });
}

test('the dialog sums up dates, contents and refund', async ({ page }) => {
  const { summary } = getTexts('pl', 'purchase');
  const { features } = getTexts('pl', 'tickets');
  await mockEdition(page, getMiddayOfDay(-60));
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  // Texts keep a range on one line with a word joiner.
  const dates = formatEditionInText('pl').replace('–', '–\u2060');
  await expect(dialog).toContainText(toTextPattern(dates));
  for (const feature of getRow(tickets, 'premium').adds) {
    await expect(dialog).toContainText(toTextPattern(features[feature]));
  }
  await expect(dialog).toContainText(toTextPattern(summary.cheaper));
  const day = formatDay(lastRefundDay, 'pl', 'long');
  await expect(dialog).toContainText(toTextPattern(summary.refundUntil.replace('{{day}}', day)));
});

test('an invalid address turns the field red, with the error directly below it', async ({
  page,
}) => {
  const { email, error, submit } = getTexts('pl', 'purchase');
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByRole('button', { name: submit }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toHaveText(`${error.title}: ${error.email}`);
  const field = dialog.getByLabel(email);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const alertColour = await alert.evaluate((element) => getComputedStyle(element).color);
  await expect(field).toHaveCSS('border-top-color', alertColour);
  const gap = await alert.evaluate((element) => {
    const input = element.closest('dialog')?.querySelector('input[type="email"]');
    return element.getBoundingClientRect().top - (input?.getBoundingClientRect().bottom ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(24);
  await field.fill('a');
  await expect(alert).toBeHidden();
  await expect(field).not.toHaveAttribute('aria-invalid');
});

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
