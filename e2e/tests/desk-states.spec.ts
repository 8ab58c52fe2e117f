import type { Page } from '@playwright/test';
import { faultsOf } from '../axe.ts';
import { issueTicket } from '../builders/tickets.ts';
import { databaseUrl } from '../config.ts';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join, newEmail } from '../desk.ts';
import { expect, test } from '../test.ts';

/** Whether axe is content, and a phone need not be moved sideways. */
async function look(page: Page, state: string) {
  expect([state, await faultsOf(page)]).toEqual([state, []]);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([state, overflow]).toEqual([state, 0]);
  await page.setViewportSize({ width, height });
}

const question = (page: Page) => page.getByRole('dialog');

test('orders and lists: opened, asked about, faulty, empty, without a fault of axe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await join(page, await inviteByCommand('Zażółć Gęślą-Jaźń', newEmail(), 'owner'));
  const email = newEmail();
  const { number } = await issueTicket(email);

  await page.goto(`${deskOrigin}/orders?q=${email}&order=${number}`);
  const drawer = page.getByRole('region', { name: `KAI-${number}` });
  await drawer.getByText('Historia').waitFor();
  for (const folded of await drawer.locator('summary').all()) await folded.click();
  await drawer.getByLabel('Właściwy adres').fill('nobody');
  await drawer.getByRole('button', { name: 'Zapisz i wyślij' }).click();
  await expect(drawer.getByLabel('Właściwy adres')).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'an order with all that is folded away, and an address that is none');
  await drawer.getByRole('button', { name: 'Cofnij bilet' }).click();
  await question(page).waitFor();
  await look(page, 'a question');
  await page.keyboard.press('Escape');
  await page.goto(`${deskOrigin}/orders?q=${'nobody'.repeat(9)}`);
  await page.getByText('Nic takiego nie ma.').waitFor();
  await look(page, 'no order');
  await page.goto(`${deskOrigin}/orders?order=999999`);
  await page.getByRole('alert').waitFor();
  await look(page, 'an order that is not there');

  await page.goto(`${deskOrigin}/issuing`);
  await page
    .getByRole('textbox', { name: /Dla kogo/ })
    .fill(`Nina, ${newEmail()}\nLena, lena@example\n${email}, xx`);
  await page.getByText('Wiersz 2').first().waitFor({ state: 'attached' });
  await look(page, 'a list with faults');
  await page.getByRole('radio', { name: 'przelew' }).check();
  await look(page, 'a list that is invoiced');
});

test('words and people: asked about, faulty, away, without a fault of axe', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await join(page, await inviteByCommand('Zażółć Gęślą-Jaźń', newEmail(), 'owner'));
  const [message] = await query<{ number: number }>(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    [],
    databaseUrl,
  );
  await page.goto(`${deskOrigin}/messages?message=${message?.number}`);
  await page.getByLabel('Odpowiedź').fill('Tak.');
  await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await question(page).waitFor();
  await look(page, 'a message and a question');
  await page.keyboard.press('Escape');
  await page.goto(`${deskOrigin}/people`);
  await page.getByRole('button', { name: 'Zaproś' }).click();
  await page.getByRole('button', { name: 'Zaproś' }).last().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await look(page, 'an invitation without a name');
  await page.goto(`${deskOrigin}/footer?language=es`);
  await page.getByLabel('Dół').fill('{{startYear}}');
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  await look(page, 'a footer that is refused');

  await page.route('**/desk/journal*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${deskOrigin}/journal`);
  await page.getByRole('alert').waitFor();
  await look(page, 'a list that does not come');
});

test('a screen that the role may not read says so, without a fault of axe', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await join(page, await inviteByCommand('Gospodarz', newEmail(), 'host'));
  for (const path of ['/orders', '/footer', '/people']) {
    await page.goto(deskOrigin + path);
    await expect(page.getByRole('alert').first()).toContainText('Twoja rola na to nie pozwala.');
    await look(page, path);
  }
});
