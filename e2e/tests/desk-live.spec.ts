import { randomUUID } from 'node:crypto';
import { galas } from '@kongres/content/facts/galas';
import { databaseUrl } from '../config.ts';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join } from '../desk.ts';
import { expect, test } from '../test.ts';

const newEmail = () => `${randomUUID()}@example.com`;
const evening = galas[2];
const path = `/live?day=${evening.day}`;

/** A closed room, and a question in it that somebody with a ticket has asked. */
async function askedIn(room: string, text: string): Promise<void> {
  await query(
    `with made as (insert into live_room (id, source) values ($1, '{"kind":"stream"}') on conflict do nothing),
      issued as (
        insert into orders (id, client, ticket, email, language, state, origin, is_counted, net_minor, vat_minor,
            currency, token_hash, created_at, session_ends_at, hold_ends_at, paid_at)
          values (gen_random_uuid(), '', 'standard', $3 || '@example.com', 'pl', 'paid', 'speaker', false, 0, 0,
            'PLN', sha256($3::text::bytea), now(), now(), now() + interval '5 minutes', now())
          returning id)
      insert into room_message (room, kind, order_id, author, is_speaker, text)
        select $1, 'question', id, '<b>Ala</b>', false, $2 from issued`,
    [room, text, randomUUID()],
    databaseUrl,
  );
}

test('a host sets a room up, opens and closes it by one press each on a tablet', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  const room = 'desk-tables';
  await join(page, await inviteByCommand('Gospodarz', newEmail(), 'host'));
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
  await drawer.getByText('Nazwa i obraz').click();
  await expect(drawer.getByLabel('Nazwa: Deutsch')).toHaveValue('Tische');
  await drawer.getByLabel('Nazwa: Polski').fill('Stoliki przy biurku');
  await drawer.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('region', { name: 'Stoliki przy biurku' })).toContainText(
    'YouTube aqz-KE-bpKQ',
  );
  await page.keyboard.press('Escape');
  const open = page.getByRole('button', { name: 'Otwórz: Stoliki przy biurku' });
  // The list is drawn anew when it has been read again.
  const smallerSide = async () => {
    const size = await open.boundingBox();
    return Math.min(size?.width ?? 0, size?.height ?? 0);
  };
  await expect.poll(smallerSide).toBeGreaterThanOrEqual(44);
  await open.click();
  const close = page.getByRole('button', { name: 'Zamknij: Stoliki przy biurku' });
  // The press is the same button, so whoever uses a keyboard stays on it.
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(open).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a session is moved and restored, a word said and taken back, a file handed out; each is asked about', async ({
  page,
  complaints,
}) => {
  await join(page, await inviteByCommand('Marta', newEmail(), 'owner'));
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
  await drawer.getByRole('button', { name: 'Jak w programie' }).click();
  await yes();
  await expect(drawer).not.toContainText('przeniesiona');

  const name = `Slajdy ${randomUUID().slice(0, 8)}`;
  await drawer.getByText('Rozdaj materiał').click();
  await drawer.getByLabel('Plik').setInputFiles({
    name: 'Slajdy.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(100_000, 'a'),
  });
  await drawer.getByLabel('Nazwa: Polski').fill(name);
  await drawer.getByRole('button', { name: 'Rozdaj', exact: true }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: name })).toContainText('slajdy.pdf');
  await drawer.getByRole('button', { name: `Usuń: ${name}` }).click();
  await yes();
  await expect(drawer.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const band = page.getByRole('region', { name: 'Słowo do wszystkich' });
  await band.getByText('Słowo do wszystkich').click();
  await band.getByLabel('Polski').fill('Zaraz wracamy <b>');
  await band.getByRole('button', { name: 'Powiedz wszystkim' }).click();
  await expect(page.getByRole('dialog')).toContainText('Zaraz wracamy <b>');
  await yes();
  await expect(band).toContainText('Zaraz wracamy <b>');
  await band.getByRole('button', { name: 'Cofnij' }).click();
  await expect(band).not.toContainText('Zaraz wracamy');
  expect(complaints).toEqual([]);
});

test('questions are moderated where they stand: text is text, and focus stays', async ({
  page,
  complaints,
}) => {
  const room = 'desk-talk';
  const text = `<img src=x onerror=alert(1)> ${randomUUID()}`;
  await askedIn(room, text);
  await join(page, await inviteByCommand('Gospodarz', newEmail(), 'host'));
  await page.goto(`${deskOrigin}/live?room=${room}`);
  const question = page.getByRole('listitem').filter({ hasText: text });
  await expect(question).toContainText('<b>Ala</b>');
  await question.getByRole('button', { name: 'Na scenę' }).click();
  const answered = question.getByRole('button', { name: 'Odpowiedziane' });
  await expect(answered).toBeFocused();
  // Another host hides it meanwhile: this one is told, and nothing comes back.
  await query("update room_message set state = 'hidden' where room = $1", [room], databaseUrl);
  await answered.click();
  await expect(question.getByRole('alert').or(question.getByText('ukryte')).first()).toBeVisible();
  await expect(question.getByRole('button', { name: 'Pokaż' })).toBeVisible();
  await question.getByRole('button', { name: 'Wycisz' }).click();
  await expect(question).toContainText('tylko słucha');
  await expect(page.locator('img')).toHaveCount(0);
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
});
