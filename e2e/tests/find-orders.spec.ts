import type { Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { faultsOf, sampleWidths } from '../axe.ts';
import { query } from '../database.ts';
import { mailsTo } from '../mail-sink.ts';
import { order } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const patient = { timeout: 60_000 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const newAddress = () => `ala-${crypto.randomUUID().slice(0, 8)}@example.com`;

function formOf(page: Page, code: LanguageCode) {
  const { find } = textsOf(code, 'order');
  const form = page.getByRole('form', { name: find.send });
  return {
    find,
    field: form.getByLabel(find.email),
    button: form.getByRole('button', { name: find.send }),
    said: form.locator('[aria-live="polite"]', { hasText: '@' }),
  };
}

for (const { id: code, path } of sampleLanguages('find orders')) {
  test(`who lost the link has it sent again, in ${code}`, async ({ page, complaints }) => {
    const email = newAddress();
    await order(page, code, `/${path}/kup-bilet`, email);
    const [bought] = await query<{ number: number }>('select number from orders where email = $1', [
      email,
    ]);
    await page.goto(`/${path}/zamowienie`);
    await expect(heading(page)).toHaveText(plain(textsOf(code, 'order').scenes.find.heading));
    const { find, field, said } = formOf(page, code);
    await field.focus();
    await page.keyboard.type(email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(
      plain(find.done.replace('{{buyerEmail}}', email.toUpperCase())),
      patient,
    );
    await expect.poll(() => mailsTo(email), patient).toHaveLength(1);
    const [mail] = await mailsTo(email);
    const words = textsOf(code, 'mail').found_orders;
    // A letter that would hang at the end of a line is tied to its word, here as everywhere.
    const subject = mail?.subject.replaceAll('\u00A0', ' ');
    expect(subject).toBe(words.subject.replace('{{brand}}', 'Kongres AI'));
    expect(mail?.text).toContain(`KAI-${bought?.number}`);
    expect(mail?.text).toContain(words.states.awaiting_payment);
    const link = /href="([^"]*zamowienie#[^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '';
    await page.goto(link);
    await expect(heading(page)).toHaveText(plain(textsOf(code, 'order').scenes.awaiting.heading));
    expect(await query('select from order_search where lower(email) = $1', [email])).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('an address without orders is told the same, and gets no mail', async ({ page }) => {
  const email = newAddress();
  await page.goto('/pl/zamowienie');
  const { find, field, button, said } = formOf(page, 'pl');
  await field.fill(email);
  await button.click();
  await expect(said).toHaveText(plain(find.done.replace('{{buyerEmail}}', email)), patient);
  await expect
    .poll(() => query('select from order_search where email = $1', [email]), patient)
    .toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
});

test('nothing of it is fetched before somebody reaches for the form', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/pl/zamowienie', { waitUntil: 'networkidle' });
  const late = (path: string) => path === ordersFindChallengePath || path.includes('ask-for-links');
  expect(asked.filter(late)).toEqual([]);
  await formOf(page, 'pl').field.focus();
  await expect.poll(() => asked.filter(late).length).toBe(2);
});

test('FAQ, contact and privacy policy lead to the form', async ({ page }) => {
  for (const from of ['faq', 'kontakt', 'polityka-prywatnosci']) {
    await page.goto(`/es/${from}`, { waitUntil: 'networkidle' });
    await page.locator('main a[href="/es/zamowienie"]').first().click();
    await expect(formOf(page, 'es').field).toBeVisible();
    await expect(heading(page)).toBeFocused();
  }
});

for (const width of sampleWidths('find orders')) {
  test(`axe finds nothing in any state of the form at ${width}, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.route(`**${ordersFindPath}`, (route) =>
      route.fulfill({ status: 202, json: { status: 'accepted' } }),
    );
    await page.goto('/de/zamowienie');
    const { field, button, said } = formOf(page, 'de');
    await button.click();
    await expect(field).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await field.fill('anna.katharina.von.muehlenbach-lindenthal@example.com');
    await button.click();
    await expect(said).toBeVisible(patient);
    expect(await faultsOf(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
}
