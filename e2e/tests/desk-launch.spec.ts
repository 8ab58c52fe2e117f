import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { faultsOf } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import { deskOrigin, inviteByCommand, join, newEmail } from '../desk.ts';
import { expect, test } from '../test.ts';

test('from the overview to what is left before the launch, and from there to where it is mended', async ({
  page,
  complaints,
}) => {
  await join(page, await inviteByCommand('Start', newEmail(), 'owner'));
  await page.goto(`${deskOrigin}/overview`);
  await page.getByRole('link', { name: 'Co jeszcze przed startem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przed pierwszym gościem');
  const item = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  // The stack takes no money and is nobody’s production.
  await expect(item('Klucz Stripe')).toContainText('do zrobienia');
  await expect(item('Rodzaj serwera')).toContainText('To serwer lokalny.');
  await expect(item('Adres strony')).toContainText('do zrobienia');
  await expect(item('Klucz Stripe')).toContainText('„Running it”');
  await expect(item('Praca w tle')).toBeVisible();
  await page.getByText('Dane firmy:').click();
  await expect(page.getByText('organiser.taxNumber')).toBeVisible();
  await item('Przypomnienia').getByRole('link', { name: 'Ogłoszenia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenia');
  expect(complaints).toEqual([]);
});

test('an editor comes from the footer, and is not sent where the role may not go', async ({
  page,
}) => {
  await join(page, await inviteByCommand('Redakcja', newEmail(), 'editor'));
  await page.getByRole('link', { name: 'Stopka' }).click();
  await page.getByRole('link', { name: 'Co jeszcze przed startem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przed pierwszym gościem');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ludzie' })).toHaveCount(0);
});

const looks = [
  { language: 'pl', width: 1440 },
  { language: 'en', width: 320 },
];

for (const { language, width } of isAcceptance ? looks : [pickByCommit(looks, 'desk launch')]) {
  test(`every group open in ${language} at ${width} px, without a fault of axe`, async ({
    page,
    complaints,
  }) => {
    await join(page, await inviteByCommand('Zażółć Gęślą-Jaźń', newEmail(), 'owner'));
    await page.evaluate((id) => localStorage.setItem('deskLanguage', id), language);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${deskOrigin}/launch`);
    await page.locator('summary').first().waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ faults: await faultsOf(page), overflow }).toEqual({ faults: [], overflow: 0 });
    expect(complaints).toEqual([]);
  });
}
