import { randomUUID } from 'node:crypto';
import { galas } from '@kongres/content/facts/galas';
import { databaseUrl } from '../config.ts';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk } from '../desk.ts';
import { expect, test } from '../test.ts';

const createEmailAddress = () => `${randomUUID()}@example.com`;
const evening = galas[2];
const path = `/live?day=${evening.day}`;

/** Inserts a closed room with a question from a ticket holder. */
async function createQuestion(room: string, text: string): Promise<void> {
  await runQuery(
    `with made as (insert into live_room (id, source) values ($1, '{"kind":"stream"}') on conflict do nothing),
      issued as (
        insert into orders (id, client_hash, ticket, email, language, state, origin, counts_towards_quota, net_minor, vat_minor,
            currency, token_hash, created_at, checkout_expires_at, hold_expires_at, paid_at)
          values (gen_random_uuid(), '', 'standard', $3 || '@example.com', 'pl', 'paid', 'speaker', false, 0, 0,
            'PLN', sha256($3::text::bytea), now(), now(), now() + interval '5 minutes', now())
          returning id)
      insert into room_chat_message (room, kind, order_id, author, is_speaker, text)
        select $1, 'question', id, '<b>Ala</b>', false, $2 from issued`,
    [room, text, randomUUID()],
    databaseUrl,
  );
}

test('a host creates, opens and closes a room on a tablet', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  const room = 'desk-tables';
  await joinDesk(page, await createInvitation('Gospodarz', createEmailAddress(), 'host'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na żywo');
  await page.getByText('Nowa sala').click();
  await page.getByLabel('Krótka nazwa w adresie').fill(room);
  await page.getByLabel('Nazwa: Polski').fill('Stoliki');
  await page.getByLabel('Nazwa: Deutsch').fill('Tische');
  await page.getByLabel('Źródło').selectOption('youtube');
  await page.getByLabel('Adres lub numer filmu').fill('https://youtu.be/aqz-KE-bpKQ?si=x');
  await page.getByRole('button', { name: 'Dodaj' }).click();
  const drawer = page.getByRole('region', { name: 'Stoliki' });
  await expect(drawer).toContainText('YouTube aqz-KE-bpKQ');
  await drawer.getByText('Nazwa i źródło wideo').click();
  await expect(drawer.getByLabel('Nazwa: Deutsch')).toHaveValue('Tische');
  await drawer.getByLabel('Nazwa: Polski').fill('Stoliki przy biurku');
  await drawer.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('region', { name: 'Stoliki przy biurku' })).toContainText(
    'YouTube aqz-KE-bpKQ',
  );
  await page.keyboard.press('Escape');
  const open = page.getByRole('button', { name: 'Otwórz: Stoliki przy biurku' });
  // The list re-renders after a refetch.
  const smallerSide = async () => {
    const size = await open.boundingBox();
    return Math.min(size?.width ?? 0, size?.height ?? 0);
  };
  await expect.poll(smallerSide).toBeGreaterThanOrEqual(44);
  await open.click();
  const close = page.getByRole('button', { name: 'Zamknij: Stoliki przy biurku' });
  // The same button toggles the room, so it keeps the focus.
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(open).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('moving a session, materials and the broadcast message ask for confirmation', async ({
  page,
  consoleErrors,
}) => {
  await joinDesk(page, await createInvitation('Marta', createEmailAddress(), 'owner'));
  await page.goto(deskOrigin + path);
  const yes = () => page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await page.getByRole('button', { name: evening.name }).click();
  const drawer = page.getByRole('region', { name: evening.name });
  await drawer.getByText('Przenieś', { exact: true }).first().click();
  await drawer.getByLabel('Od', { exact: true }).fill('19:30');
  await drawer.getByRole('button', { name: 'Przenieś' }).click();
  await expect(page.getByRole('dialog')).toContainText('19:30–');
  await yes();
  await expect(drawer).toContainText('przeniesiona');
  await drawer.getByRole('button', { name: 'Przywróć z programu' }).click();
  await yes();
  await expect(drawer).not.toContainText('przeniesiona');

  const name = `Slajdy ${randomUUID().slice(0, 8)}`;
  await drawer.getByText('Dodaj materiał').click();
  await drawer.getByLabel('Plik').setInputFiles({
    name: 'Slajdy.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(100_000, 'a'),
  });
  await drawer.getByLabel('Nazwa: Polski').fill(name);
  await drawer.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: name })).toContainText('slajdy.pdf');
  await drawer.getByRole('button', { name: `Usuń: ${name}` }).click();
  await yes();
  await expect(drawer.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const band = page.getByRole('region', { name: 'Komunikat w salach' });
  await band.getByText('Komunikat w salach').click();
  await band.getByLabel('Polski').fill('Zaraz wracamy <b>');
  await band.getByRole('button', { name: 'Wyświetl komunikat' }).click();
  await expect(page.getByRole('dialog')).toContainText('Zaraz wracamy <b>');
  await yes();
  await expect(band).toContainText('Zaraz wracamy <b>');
  await band.getByRole('button', { name: 'Ukryj komunikat' }).click();
  await expect(band).not.toContainText('Zaraz wracamy');
  expect(consoleErrors).toEqual([]);
});

test('questions are moderated in place with text escaped and focus kept', async ({
  page,
  consoleErrors,
}) => {
  const room = 'desk-talk';
  const text = `<img src=x onerror=alert(1)> ${randomUUID()}`;
  await createQuestion(room, text);
  await joinDesk(page, await createInvitation('Gospodarz', createEmailAddress(), 'host'));
  await page.goto(`${deskOrigin}/live?room=${room}`);
  const question = page.getByRole('listitem').filter({ hasText: text });
  await expect(question).toContainText('<b>Ala</b>');
  await question.getByRole('button', { name: 'Na scenę' }).click();
  const answered = question.getByRole('button', { name: 'Odpowiedziane' });
  await expect(answered).toBeFocused();
  // Another host hides it at the same time: this one sees the conflict.
  await runQuery(
    "update room_chat_message set state = 'hidden' where room = $1",
    [room],
    databaseUrl,
  );
  await answered.click();
  await expect(question.getByRole('alert').or(question.getByText('ukryte')).first()).toBeVisible();
  await expect(question.getByRole('button', { name: 'Pokaż' })).toBeVisible();
  await question.getByRole('button', { name: 'Zablokuj pisanie' }).click();
  await expect(question).toContainText('zablokowane pisanie');
  await expect(page.locator('img')).toHaveCount(0);
  expect(consoleErrors.filter((message) => !message.includes('409'))).toEqual([]);
});
