import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { findAxeViolations } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import { deskOrigin, createInvitation, joinDesk, createEmailAddress } from '../desk.ts';
import { expect, test } from '../test.ts';

test('the overview links to the launch checklist, which links to the screens that resolve its items', async ({
  page,
  consoleErrors,
}) => {
  await joinDesk(page, await createInvitation('Start', createEmailAddress(), 'owner'));
  await page.goto(`${deskOrigin}/overview`);
  await page.getByRole('link', { name: 'Lista przed startem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista przed startem');
  const item = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  // The stack uses test payments and is not a production server.
  await expect(item('Klucz Stripe')).toContainText('do zrobienia');
  await expect(item('Rodzaj serwera')).toContainText('To serwer lokalny.');
  await expect(item('Adres strony')).toContainText('do zrobienia');
  await expect(item('Klucz Stripe')).toContainText('„Operations”');
  await expect(item('Zadania w tle')).toBeVisible();
  await page.getByText('Dane firmy:').click();
  await expect(page.getByText('organiser.taxNumber')).toBeVisible();
  await item('Przypomnienia').getByRole('link', { name: 'Ogłoszenia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenia');
  expect(consoleErrors).toEqual([]);
});

test('the launch checklist does not link an editor to screens that the role may not open', async ({
  page,
}) => {
  await joinDesk(page, await createInvitation('Redakcja', createEmailAddress(), 'editor'));
  await page.getByRole('link', { name: 'Stopka' }).click();
  await page.getByRole('link', { name: 'Lista przed startem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista przed startem');
  await expect(page.getByRole('main').getByRole('link', { name: 'Dostęp' })).toHaveCount(0);
});

const viewports = [
  { language: 'pl', width: 1440 },
  { language: 'en', width: 320 },
];

for (const { language, width } of isAcceptance
  ? viewports
  : [pickByCommit(viewports, 'desk launch')]) {
  test(`the expanded launch checklist has no axe violations and no overflow in ${language} at ${width} px`, async ({
    page,
    consoleErrors,
  }) => {
    await joinDesk(
      page,
      await createInvitation('Zażółć Gęślą-Jaźń', createEmailAddress(), 'owner'),
    );
    await page.evaluate((id) => localStorage.setItem('deskLanguage', id), language);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${deskOrigin}/launch-checklist`);
    await page.locator('summary').first().waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ faults: await findAxeViolations(page), overflow }).toEqual({
      faults: [],
      overflow: 0,
    });
    expect(consoleErrors).toEqual([]);
  });
}
