import type { Page } from '@playwright/test';
import { findAxeViolations } from '../axe.ts';
import { issueTicket } from '../builders/tickets.ts';
import { databaseUrl } from '../config.ts';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk, createEmailAddress } from '../desk.ts';
import { expect, test } from '../test.ts';

/** Expects no axe violations, and no horizontal overflow at 320 px. */
async function expectAccessibleLayout(page: Page, state: string) {
  expect([state, await findAxeViolations(page)]).toEqual([state, []]);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([state, overflow]).toEqual([state, 0]);
  await page.setViewportSize({ width, height });
}

const getDialog = (page: Page) => page.getByRole('dialog');

test('orders and complimentary tickets have no axe violations in any state', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await joinDesk(page, await createInvitation('Zażółć Gęślą-Jaźń', createEmailAddress(), 'owner'));
  const email = createEmailAddress();
  const { number } = await issueTicket(email);

  await page.goto(`${deskOrigin}/orders?q=${email}&order=${number}`);
  const drawer = page.getByRole('region', { name: `KAI-${number}` });
  await drawer.getByText('Historia').waitFor();
  for (const summary of await drawer.locator('summary').all()) await summary.click();
  await drawer.getByLabel('Właściwy adres').fill('nobody');
  await drawer.getByRole('button', { name: 'Zapisz i wyślij' }).click();
  await expect(drawer.getByLabel('Właściwy adres')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleLayout(page, 'an expanded order with an invalid email address');
  await drawer.getByRole('button', { name: 'Unieważnij bilet' }).click();
  await getDialog(page).waitFor();
  await expectAccessibleLayout(page, 'a confirmation dialog');
  await page.keyboard.press('Escape');
  await page.goto(`${deskOrigin}/orders?q=${'nobody'.repeat(9)}`);
  await page.getByText('Brak pasujących zamówień.').waitFor();
  await expectAccessibleLayout(page, 'no order');
  await page.goto(`${deskOrigin}/orders?order=999999`);
  await page.getByRole('alert').waitFor();
  await expectAccessibleLayout(page, 'an unknown order');

  await page.goto(`${deskOrigin}/complimentary-tickets`);
  await page
    .getByRole('textbox', { name: /Odbiorcy/ })
    .fill(`Nina, ${createEmailAddress()}\nLena, lena@example\n${email}, xx`);
  await page.getByText('Wiersz 2').first().waitFor({ state: 'attached' });
  await expectAccessibleLayout(page, 'a list with invalid lines');
  await page.getByRole('radio', { name: 'przelew' }).check();
  await expectAccessibleLayout(page, 'an invoiced list');
});

test('messages, staff, footer and audit log have no axe violations in any state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await joinDesk(page, await createInvitation('Zażółć Gęślą-Jaźń', createEmailAddress(), 'owner'));
  const [message] = await runQuery<{ number: number }>(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    [],
    databaseUrl,
  );
  await page.goto(`${deskOrigin}/messages?message=${message?.number}`);
  await page.getByLabel('Odpowiedź').fill('Tak.');
  await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await getDialog(page).waitFor();
  await expectAccessibleLayout(page, 'a message with a confirmation dialog');
  await page.keyboard.press('Escape');
  await page.goto(`${deskOrigin}/staff`);
  await page.getByRole('button', { name: 'Zaproś' }).click();
  await page.getByRole('button', { name: 'Zaproś' }).last().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await expectAccessibleLayout(page, 'an invitation without a name');
  await page.goto(`${deskOrigin}/footer?language=es`);
  await page.getByLabel('Dół').fill('{{startYear}}');
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  await expectAccessibleLayout(page, 'an invalid footer');

  await page.route('**/desk/audit-log*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${deskOrigin}/audit-log`);
  await page.getByRole('alert').waitFor();
  await expectAccessibleLayout(page, 'a list that fails to load');
});

test('a screen that the role may not read shows a message without axe violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await joinDesk(page, await createInvitation('Gospodarz', createEmailAddress(), 'host'));
  for (const path of ['/orders', '/footer', '/staff']) {
    await page.goto(deskOrigin + path);
    await expect(page.getByRole('alert').first()).toContainText('Twoja rola na to nie pozwala.');
    await expectAccessibleLayout(page, path);
  }
});
