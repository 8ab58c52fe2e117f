import { randomUUID } from 'node:crypto';
import { databaseUrl } from '../config.ts';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk } from '../desk.ts';
import { expect, test } from '../test.ts';

const createEmailAddress = () => `${randomUUID()}@example.com`;

/** Inserts a contact message without emails and returns its number. */
async function createContactMessage(
  email: string,
  topic: string | null,
  subject: string,
): Promise<number> {
  const [message] = await runQuery<{ number: number }>(
    `insert into contact_message (topic, name, email, subject, message, language)
      values ($1, 'Zofia Ćiś', $2, $3, 'Dzień dobry,' || chr(10) || chr(10) || '<b>ile</b> to kosztuje?', 'pl')
      returning number`,
    [topic, email, subject],
    databaseUrl,
  );
  return message?.number ?? 0;
}

test('a message is filtered by topic, read by keyboard and replied to once', async ({
  page,
  consoleErrors,
}) => {
  const email = createEmailAddress();
  await createContactMessage(createEmailAddress(), 'contests', 'Starsza');
  const number = await createContactMessage(email, 'contests', `Pytanie ${'bardzo '.repeat(15)}`);
  await joinDesk(page, await createInvitation('Redakcja', createEmailAddress(), 'editor'));
  await page.getByRole('link', { name: 'Wiadomości' }).click();
  await page.getByLabel('Sprawa').selectOption('contests');
  await page.getByLabel('Status').selectOption('open');
  await expect(page).toHaveURL(/state=open/);
  await page.getByRole('button', { name: `nr ${number}`, exact: true }).click();
  const drawer = page.getByRole('region', { name: `nr ${number}`, exact: true });
  await expect(drawer).toContainText('<b>ile</b> to kosztuje?');
  await expect(drawer).toContainText(email);

  // Switching messages keeps the draft reply.
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

  await drawer.getByRole('button', { name: 'Oznacz jako zamkniętą' }).click();
  await expect(drawer.getByRole('button', { name: 'Otwórz ponownie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('the second person to reply sees the first reply and keeps their draft', async ({
  page,
  browser,
}) => {
  const number = await createContactMessage(createEmailAddress(), 'press', 'Wywiad');
  await joinDesk(page, await createInvitation('Pierwsza', createEmailAddress(), 'sales'));
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await joinDesk(other, await createInvitation('Drugi', createEmailAddress(), 'editor'));
  for (const each of [page, other]) {
    await each.goto(`${deskOrigin}/messages?message=${number}`);
    await each.getByLabel('Odpowiedź').fill('Zapraszam.');
  }
  const sendReply = async (target: typeof page) => {
    await target.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
    await target.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  };
  await sendReply(page);
  await expect(page.getByRole('region', { name: 'Odpowiedzi' })).toContainText('Pierwsza');
  await sendReply(other);
  await expect(other.getByRole('alert')).toContainText('Twojej nie wysłano');
  await expect(other.getByRole('region', { name: 'Odpowiedzi' })).toContainText('Pierwsza');
  await expect(other.getByLabel('Odpowiedź')).toHaveValue('Zapraszam.');
  await other.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(other.getByRole('dialog')).toContainText('Jest już odpowiedź: Pierwsza');
  await other.context().close();
});
