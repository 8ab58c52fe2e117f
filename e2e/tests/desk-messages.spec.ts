import { randomUUID } from 'node:crypto';
import { databaseUrl } from '../config.ts';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join } from '../desk.ts';
import { expect, test } from '../test.ts';

const newEmail = () => `${randomUUID()}@example.com`;

/** A message of the contact form, without the mails that no request here asked for; its number. */
async function leaveMessage(email: string, topic: string | null, subject: string): Promise<number> {
  const [message] = await query<{ number: number }>(
    `insert into contact_message (topic, name, email, subject, message, language)
      values ($1, 'Zofia Ćiś', $2, $3, 'Dzień dobry,' || chr(10) || chr(10) || '<b>ile</b> to kosztuje?', 'pl')
      returning number`,
    [topic, email, subject],
    databaseUrl,
  );
  return message?.number ?? 0;
}

test('a message is found by its topic, read by keyboard and answered once', async ({
  page,
  complaints,
}) => {
  const email = newEmail();
  await leaveMessage(newEmail(), 'contests', 'Starsza');
  const number = await leaveMessage(email, 'contests', `Pytanie ${'bardzo '.repeat(15)}`);
  await join(page, await inviteByCommand('Redakcja', newEmail(), 'editor'));
  await page.getByRole('link', { name: 'Wiadomości' }).click();
  await page.getByLabel('Dział').selectOption('contests');
  await page.getByLabel('Stan').selectOption('open');
  await expect(page).toHaveURL(/state=open/);
  await page.getByRole('button', { name: `nr ${number}`, exact: true }).click();
  const drawer = page.getByRole('region', { name: `nr ${number}`, exact: true });
  await expect(drawer).toContainText('<b>ile</b> to kosztuje?');
  await expect(drawer).toContainText(email);

  // Down to the older one and up again: what was begun is still there.
  await drawer.getByLabel('Odpowiedź').fill('Nic, wstęp jest wolny.');
  await page.getByRole('button', { name: `nr ${number}`, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Starsza' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(drawer.getByLabel('Odpowiedź')).toHaveValue('Nic, wstęp jest wolny.');

  await drawer.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Wysłać odpowiedź na ${email}?`);
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).dblclick();
  const answers = drawer.getByRole('region', { name: 'Odpowiedzi' });
  await expect(answers.getByRole('listitem')).toHaveCount(1);
  await expect(answers).toContainText('Redakcja');
  await expect(drawer.getByLabel('Odpowiedź')).toHaveValue('');
  await expect(answers).toContainText('wysłana', { timeout: 20_000 });

  await drawer.getByRole('button', { name: 'Zamknij sprawę' }).click();
  await expect(drawer.getByRole('button', { name: 'Otwórz ponownie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('who comes second is shown the first answer, and keeps the words of their own', async ({
  page,
  browser,
}) => {
  const number = await leaveMessage(newEmail(), 'press', 'Wywiad');
  await join(page, await inviteByCommand('Pierwsza', newEmail(), 'sales'));
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await join(other, await inviteByCommand('Drugi', newEmail(), 'editor'));
  for (const each of [page, other]) {
    await each.goto(`${deskOrigin}/messages?message=${number}`);
    await each.getByLabel('Odpowiedź').fill('Zapraszam.');
  }
  const send = async (who: typeof page) => {
    await who.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
    await who.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  };
  await send(page);
  await expect(page.getByRole('region', { name: 'Odpowiedzi' })).toContainText('Pierwsza');
  await send(other);
  await expect(other.getByRole('alert')).toContainText('Twojej nie wysłano');
  await expect(other.getByRole('region', { name: 'Odpowiedzi' })).toContainText('Pierwsza');
  await expect(other.getByLabel('Odpowiedź')).toHaveValue('Zapraszam.');
  await other.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(other.getByRole('dialog')).toContainText('Jest już odpowiedź: Pierwsza');
  await other.context().close();
});
