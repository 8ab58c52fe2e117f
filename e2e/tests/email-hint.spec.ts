import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { faultsOf, sampleWidths } from '../axe.ts';
import { openForm } from '../contact.ts';
import { openDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const list = /suggest-address/;

for (const { id: code, path } of sampleLanguages('email hint')) {
  test(`a mistyped address is asked about in ${code}, and taken over by keyboard`, async ({
    page,
    complaints,
  }) => {
    const { emailHint } = textsOf(code, 'frame');
    const { email } = textsOf(code, 'purchase');
    const dialog = await openDialog(page, code, `/${path}/kup-bilet`);
    const field = dialog.getByLabel(email);
    await field.pressSequentially('anna@gmial.com');
    const take = dialog.getByRole('button', { name: emailHint.take });
    await expect(take).toBeVisible();
    const words = emailHint.text.replaceAll(/<\/?b>/g, '').replaceAll(/[?¿]/g, '');
    // Spaces that hold a line together are for reading.
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
    expect(complaints).toEqual([]);
  });
}

test('the hint refuses nothing: what was typed is what is ordered', async ({ page }) => {
  const { email, submit } = textsOf('pl', 'purchase');
  const sent: unknown[] = [];
  await page.route('**/api/purchase/premium', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 500, json: {} });
  });
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(email).pressSequentially('anna@gmial.com');
  await expect(
    dialog.getByRole('button', { name: textsOf('pl', 'frame').emailHint.take }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(sent).toEqual([{ email: 'anna@gmial.com' }]);
});

test('a right address is not asked about, and one that is mended by hand no longer is', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  const field = dialog.getByLabel(textsOf('pl', 'purchase').email);
  const take = dialog.getByRole('button', { name: textsOf('pl', 'frame').emailHint.take });
  await field.pressSequentially('anna@wp.p');
  await expect(take).toBeVisible();
  await field.press('End');
  await field.press('l');
  await expect(take).toHaveCount(0);
  // The list is there by now: a second question would come with the next pause.
  await page.clock.runFor(5000);
  await expect(take).toHaveCount(0);
});

test('nobody fetches the list of domains who types no address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const dialog = await openDialog(page, 'pl', '/pl');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => list.test(address))).toEqual([]);
  await dialog.getByLabel(textsOf('pl', 'purchase').email).pressSequentially('anna@wp.pl');
  await expect.poll(() => asked.filter((address) => list.test(address))).toHaveLength(1);
});

test('without the list the form is as it was', async ({ page }) => {
  await page.route(list, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => list.test(request.url()));
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(textsOf('pl', 'purchase').email).pressSequentially('anna@gmial.com');
  await failed;
  await expect(dialog.getByRole('button')).toHaveCount(3);
});

test('in the contact form the address that was taken over is kept and sent', async ({ page }) => {
  const { field, form } = await openForm(page, 'de', '/de/kontakt');
  await field('email').pressSequentially('anna@web.d');
  await form.getByRole('button', { name: textsOf('de', 'frame').emailHint.take }).click();
  await expect(field('email')).toHaveValue('anna@web.de');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(field('email')).toHaveValue('anna@web.de');
});

for (const width of sampleWidths('email hint')) {
  test(`the hint suits axe at ${width}, and the longest address does not push anything aside`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const dialog = await openDialog(page, 'de', '/de/kup-bilet');
    await dialog
      .getByLabel(textsOf('de', 'purchase').email)
      .pressSequentially('anna.katharina.von.muehlenbach-lindenthal@googlmail.con');
    const take = dialog.getByRole('button', { name: textsOf('de', 'frame').emailHint.take });
    await expect(take).toBeVisible();
    expect((await take.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await faultsOf(page)).toEqual([]);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('on the dark ground of the home page the hint suits axe, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { field, form } = await openForm(page, 'pl', '/pl');
  await field('email').pressSequentially('anna@gmial.com');
  await expect(
    form.getByRole('button', { name: textsOf('pl', 'frame').emailHint.take }),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
