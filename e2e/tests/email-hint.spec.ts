import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { findAxeViolations, sampleWidths } from '../axe.ts';
import { openContactForm } from '../contact-form.ts';
import { openPurchaseDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const domainList = /suggest-email/;

for (const { id: code, path } of pickSampleLanguages('email hint')) {
  test(`a mistyped email address gets a suggestion in ${code} that the keyboard accepts`, async ({
    page,
    consoleErrors,
  }) => {
    const { emailHint } = getTexts(code, 'frame');
    const { email } = getTexts(code, 'purchase');
    const dialog = await openPurchaseDialog(page, code, `/${path}/kup-bilet`);
    const field = dialog.getByLabel(email);
    await field.pressSequentially('anna@gmial.com');
    const take = dialog.getByRole('button', { name: emailHint.take });
    await expect(take).toBeVisible();
    const words = emailHint.text.replaceAll(/<\/?b>/g, '').replaceAll(/[?¿]/g, '');
    const question = new RegExp(
      words.replace('{{address}}', 'anna@gmail\\.com').replaceAll(' ', '\\s'),
    );
    await expect(field).toHaveAccessibleDescription(question);
    await expect(dialog.locator('[aria-live="polite"]', { hasText: question })).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(take).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('anna@gmail.com');
    await expect(field).toBeFocused();
    await expect(take).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  });
}

test('the suggestion does not change what is submitted', async ({ page }) => {
  const { email, submit } = getTexts('pl', 'purchase');
  const sent: unknown[] = [];
  await page.route('**/api/purchase/premium', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 500, json: {} });
  });
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(email).pressSequentially('anna@gmial.com');
  await expect(
    dialog.getByRole('button', { name: getTexts('pl', 'frame').emailHint.take }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(sent).toEqual([{ email: 'anna@gmial.com' }]);
});

test('a valid address gets no suggestion, and correcting one removes it', async ({ page }) => {
  await page.clock.install();
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  const field = dialog.getByLabel(getTexts('pl', 'purchase').email);
  const take = dialog.getByRole('button', { name: getTexts('pl', 'frame').emailHint.take });
  await field.pressSequentially('anna@wp.p');
  await expect(take).toBeVisible();
  await field.press('End');
  await field.press('l');
  await expect(take).toHaveCount(0);
  // The domain list has loaded, so another suggestion would appear now.
  await page.clock.runFor(5000);
  await expect(take).toHaveCount(0);
});

test('the domain list loads only when an address is typed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const dialog = await openPurchaseDialog(page, 'pl', '/pl');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((address) => domainList.test(address))).toEqual([]);
  await dialog.getByLabel(getTexts('pl', 'purchase').email).pressSequentially('anna@wp.pl');
  await expect.poll(() => requested.filter((address) => domainList.test(address))).toHaveLength(1);
});

test('the form works when the domain list fails to load', async ({ page }) => {
  await page.route(domainList, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => domainList.test(request.url()));
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(getTexts('pl', 'purchase').email).pressSequentially('anna@gmial.com');
  await failed;
  await expect(dialog.getByRole('button')).toHaveCount(3);
});

test('an accepted suggestion is saved in the contact form draft', async ({ page }) => {
  const { field, form } = await openContactForm(page, 'de', '/de/kontakt');
  await field('email').pressSequentially('anna@web.d');
  await form.getByRole('button', { name: getTexts('de', 'frame').emailHint.take }).click();
  await expect(field('email')).toHaveValue('anna@web.de');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(field('email')).toHaveValue('anna@web.de');
});

for (const width of sampleWidths('email hint')) {
  test(`the suggestion has no axe violations and no overflow at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const dialog = await openPurchaseDialog(page, 'de', '/de/kup-bilet');
    await dialog
      .getByLabel(getTexts('de', 'purchase').email)
      .pressSequentially('anna.katharina.von.muehlenbach-lindenthal@googlmail.con');
    const take = dialog.getByRole('button', { name: getTexts('de', 'frame').emailHint.take });
    await expect(take).toBeVisible();
    expect((await take.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('the suggestion on the home page has no axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { field, form } = await openContactForm(page, 'pl', '/pl');
  await field('email').pressSequentially('anna@gmial.com');
  await expect(
    form.getByRole('button', { name: getTexts('pl', 'frame').emailHint.take }),
  ).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
