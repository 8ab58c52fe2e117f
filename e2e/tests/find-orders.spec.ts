import type { Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { findAxeViolations, sampleWidths } from '../axe.ts';
import { runQuery } from '../database.ts';
import { listEmailsTo } from '../email-sink.ts';
import { orderTicket } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const extendedTimeout = { timeout: 60_000 };
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const createEmailAddress = () => `ala-${crypto.randomUUID().slice(0, 8)}@example.com`;

function getFindOrdersForm(page: Page, code: LanguageCode) {
  const { find } = getTexts(code, 'order');
  const form = page.getByRole('form', { name: find.send });
  return {
    find,
    field: form.getByLabel(find.email),
    button: form.getByRole('button', { name: find.send }),
    confirmation: form.locator('[aria-live="polite"]', { hasText: '@' }),
  };
}

for (const { id: code, path } of pickSampleLanguages('find orders')) {
  test(`a buyer without the link gets an email with their orders in ${code}`, async ({
    page,
    consoleErrors,
  }) => {
    const email = createEmailAddress();
    await orderTicket(page, code, `/${path}/kup-bilet`, email);
    const [bought] = await runQuery<{ number: number }>(
      'select number from orders where email = $1',
      [email],
    );
    await page.goto(`/${path}/zamowienie`);
    await expect(getHeading(page)).toHaveText(
      toTextPattern(getTexts(code, 'order').scenes.find.heading),
    );
    const { find, field, confirmation } = getFindOrdersForm(page, code);
    await field.focus();
    await page.keyboard.type(email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(confirmation).toHaveText(
      toTextPattern(find.done.replace('{{buyerEmail}}', email.toUpperCase())),
      extendedTimeout,
    );
    await expect.poll(() => listEmailsTo(email), extendedTimeout).toHaveLength(1);
    const [received] = await listEmailsTo(email);
    const words = getTexts(code, 'mail').found_orders;
    // The subject contains no-break spaces.
    const subject = received?.subject.replaceAll('\u00A0', ' ');
    expect(subject).toBe(words.subject.replace('{{brand}}', 'Kongres AI'));
    expect(received?.text).toContain(`KAI-${bought?.number}`);
    expect(received?.text).toContain(words.states.awaiting_payment);
    const link = /href="([^"]*zamowienie#[^"]+)"/.exec(received?.html ?? '')?.[1] ?? '';
    await page.goto(link);
    await expect(getHeading(page)).toHaveText(
      toTextPattern(getTexts(code, 'order').scenes.awaiting.heading),
    );
    expect(await runQuery('select from order_search where lower(email) = $1', [email])).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
}

test('an address without orders sees the same confirmation and gets no email', async ({ page }) => {
  const email = createEmailAddress();
  await page.goto('/pl/zamowienie');
  const { find, field, button, confirmation } = getFindOrdersForm(page, 'pl');
  await field.fill(email);
  await button.click();
  await expect(confirmation).toHaveText(
    toTextPattern(find.done.replace('{{buyerEmail}}', email)),
    extendedTimeout,
  );
  await expect
    .poll(() => runQuery('select from order_search where email = $1', [email]), extendedTimeout)
    .toEqual([]);
  expect(await listEmailsTo(email)).toEqual([]);
});

test('form scripts load on first focus', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/pl/zamowienie', { waitUntil: 'networkidle' });
  const isDeferred = (path: string) =>
    path === ordersFindChallengePath || path.includes('request-order-links');
  expect(requested.filter(isDeferred)).toEqual([]);
  await getFindOrdersForm(page, 'pl').field.focus();
  await expect.poll(() => requested.filter(isDeferred).length).toBe(2);
});

test('FAQ, contact and privacy policy link to the form', async ({ page }) => {
  for (const from of ['faq', 'kontakt', 'polityka-prywatnosci']) {
    await page.goto(`/es/${from}`, { waitUntil: 'networkidle' });
    await page.locator('main a[href="/es/zamowienie"]').first().click();
    await expect(getFindOrdersForm(page, 'es').field).toBeVisible();
    await expect(getHeading(page)).toBeFocused();
  }
});

for (const width of sampleWidths('find orders')) {
  test(`the order search form has no axe violations and no overflow at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.route(`**${ordersFindPath}`, (route) =>
      route.fulfill({ status: 202, json: { status: 'accepted' } }),
    );
    await page.goto('/de/zamowienie');
    const { field, button, confirmation } = getFindOrdersForm(page, 'de');
    await button.click();
    await expect(field).toBeFocused();
    expect(await findAxeViolations(page)).toEqual([]);
    await field.fill('anna.katharina.von.muehlenbach-lindenthal@example.com');
    await button.click();
    await expect(confirmation).toBeVisible(extendedTimeout);
    expect(await findAxeViolations(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
}
