import { randomUUID } from 'node:crypto';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import type { Browser, Page } from '@playwright/test';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/rules';
import { faultsOf } from '../axe.ts';
import { issueTicket } from '../builders/tickets.ts';
import { databaseUrl, isAcceptance } from '../config.ts';
import { query } from '../database.ts';
import {
  addAuthenticator,
  cookieOf,
  deskOrigin,
  inviteByCommand,
  join,
  makeDeskLink,
  newEmail,
} from '../desk.ts';
import { getRaw, headerOf } from '../raw-call.ts';
import { expect, test } from '../test.ts';

/** Somebody else, at a device of their own. */
async function otherPage(browser: Browser): Promise<Page> {
  return await (await browser.newContext({ locale: 'pl-PL' })).newPage();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('the first owner comes by a command, invites a colleague, and takes the access away again', async ({
  page,
  browser,
  complaints,
}) => {
  const owner = `Marta ${randomUUID().slice(0, 8)}`;
  const colleague = `Kuba ${randomUUID().slice(0, 8)}`;
  await join(page, await inviteByCommand(owner, newEmail(), 'owner'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przegląd');
  // The link is out of the address, and the cookie out of reach of scripts.
  expect(page.url()).toBe(`${deskOrigin}/overview`);
  expect(await cookieOf(page.context())).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  await page.getByRole('link', { name: 'Ludzie' }).click();
  await page.getByRole('button', { name: 'Zaproś' }).click();
  await page.getByLabel('Imię i nazwisko').fill(colleague);
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Rola', { exact: true }).selectOption('host');
  await page.getByRole('button', { name: 'Zaproś' }).click();
  const link = await page.getByText(`${deskOrigin}/join#`).innerText();
  await expect(row(page, colleague)).toContainText('zaproszenie do');

  const other = await otherPage(browser);
  await join(other, link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Na żywo');
  await expect(other.getByRole('link', { name: 'Ludzie' })).toHaveCount(0);
  await other.goto(`${deskOrigin}/people`);
  await expect(other.getByRole('alert')).toContainText('Twoja rola na to nie pozwala.');

  await page.reload();
  await row(page, colleague).getByRole('button', { name: 'Odbierz dostęp' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`Odebrać dostęp: ${colleague}?`);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await row(page, colleague).getByRole('button', { name: 'Odbierz dostęp' }).click();
  await question.getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(page.getByRole('region', { name: 'Odeszli' })).toContainText(colleague);

  await other.getByRole('link', { name: 'Dziennik' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do biurka');
  await other.context().close();

  await page.getByRole('link', { name: 'Dziennik' }).click();
  const ended = page.getByRole('row').filter({ hasText: 'odebrano dostęp do biurka' }).first();
  await expect(ended).toContainText(owner);
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
});

test(
  'an order is found by what a buyer says, its address mended by hand, and the journal knows who',
  { tag: '@quick' },
  async ({ page, complaints }) => {
    const [wrong, right] = [newEmail(), newEmail()];
    const { number } = await issueTicket(wrong, { name: 'Zofia Cis' });
    await issueTicket(newEmail());
    await join(page, await inviteByCommand('Sprzedaż', newEmail(), 'sales'));
    await expect(page.getByRole('link', { name: `KAI-${number}` })).toBeVisible();
    await page.getByRole('link', { name: 'Zamówienia' }).click();
    await page.getByRole('searchbox', { name: /^Numer/ }).fill(wrong.slice(0, 20).toUpperCase());
    await page.getByRole('button', { name: 'Szukaj' }).click();
    await expect(page.getByRole('status').first()).toHaveText('zamówień: 1');
    await page.getByLabel('Bilet').selectOption('vip');
    await expect(page.getByText('Nic takiego nie ma.')).toBeVisible();
    await page.getByLabel('Bilet').selectOption('');
    await page.getByRole('button', { name: `KAI-${number}` }).click();
    expect(page.url()).toContain(`order=${number}`);
    const drawer = page.getByRole('region', { name: `KAI-${number}` });
    await expect(drawer).toContainText('prelegent');
    await drawer.getByText('Popraw adres e-mail').click();
    await drawer.getByLabel('Właściwy adres').fill(right);
    await drawer.getByRole('button', { name: 'Zapisz i wyślij' }).click();
    await expect(page.getByRole('dialog')).toContainText(`z adresu ${wrong} na ${right}?`);
    await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
    await expect(drawer).toContainText(`${wrong} → ${right}`);
    await expect(
      drawer.getByRole('listitem').filter({ hasText: 'poprawiono adres' }),
    ).toContainText('Sprzedaż');
    await drawer.getByRole('button', { name: 'Wyślij ponownie' }).click();
    await expect(drawer.getByText('Bilet jest w drodze.').first()).toBeVisible();
    // The journal of the same order and its history here are kept apart.
    await page.goto(`${deskOrigin}/journal`);
    await page
      .getByRole('button', { name: `KAI-${number}` })
      .first()
      .click();
    await expect(page.getByRole('row').filter({ hasText: 'poprawiono adres' })).toBeVisible();
    await page.getByRole('link', { name: 'Zamówienia' }).click();
    // The journal has buttons of the same name, and stays until the orders are there.
    await expect(page.getByRole('searchbox', { name: /^Numer/ })).toBeVisible();
    await page.getByRole('button', { name: `KAI-${number}` }).click();
    await expect(drawer).toContainText(`${wrong} → ${right}`);
    // What was given away has nothing to give back.
    await expect(drawer.getByRole('button', { name: 'Zwróć płatność' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test('what one person saw is gone for the next one in the same tab', async ({ page }) => {
  const first = await join(page, await inviteByCommand('Pierwsza', newEmail(), 'owner'));
  await page.getByRole('link', { name: 'Ludzie' }).click();
  await expect(row(page, 'Pierwsza').first()).toBeVisible();
  await page.getByRole('link', { name: /Pierwsza/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('heading', { name: 'Zaloguj się do biurka' }).waitFor();
  await first.remove();
  await join(page, await inviteByCommand('Drugi', newEmail(), 'reader'));
  await page.goBack();
  await page.goto(`${deskOrigin}/people`);
  await expect(page.getByRole('alert')).toContainText('Twoja rola na to nie pozwala.');
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('a second link in the same tab begins anew, and leaves the address as the first did', async ({
  page,
}) => {
  await addAuthenticator(page);
  await page.goto(`${deskOrigin}/join#${'a'.repeat(43)}`);
  await page.getByRole('heading', { name: 'Ten link już nie działa' }).waitFor();
  const link = await inviteByCommand('Drugi link', newEmail(), 'reader');
  await page.evaluate((address) => location.assign(address), link);
  await page.getByRole('heading', { name: 'Witaj, Drugi link' }).waitFor();
  expect(page.url()).toBe(`${deskOrigin}/join`);
});

test('signed out and in again by the passkey; without a face or a finger it opens nothing', async ({
  page,
}) => {
  const authenticator = await join(page, await inviteByCommand('Ola', newEmail(), 'reader'));
  await page.getByRole('link', { name: /Ola/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do biurka');
  expect(await cookieOf(page.context())).toBeUndefined();
  await authenticator.setVerified(false);
  await page.getByRole('button', { name: 'Zaloguj się kluczem' }).click();
  await expect(page.getByRole('alert')).toContainText('Klucz nie zadziałał');
  await authenticator.setVerified(true);
  await page.getByRole('button', { name: 'Zaloguj się kluczem' }).click();
  await expect(page.getByRole('link', { name: /Ola/ })).toBeVisible();
});

test('a second passkey, another session, and the one ends the other', async ({ page, browser }) => {
  const email = newEmail();
  const first = await join(page, await inviteByCommand('Ewa', email, 'editor'));
  const cookie = await cookieOf(page.context());
  await page.getByRole('link', { name: /Ewa/ }).click();
  // A phone beside the laptop: one authenticator makes no second passkey for the same person.
  await first.remove();
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Dodaj klucz' }).click();
  const passkeys = page.getByRole('region', { name: 'Klucze dostępu' });
  await expect(passkeys.getByRole('listitem')).toHaveCount(2);

  // The same cookie in another browser is the same session; a new sign-in is another.
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('button', { name: 'Zaloguj się kluczem' }).click();
  await page.getByRole('link', { name: /Ewa/ }).click();
  const other = await otherPage(browser);
  await other
    .context()
    .addCookies([
      { ...cookie, name: 'desk', value: cookie?.value ?? '', domain: 'desk.localhost', path: '/' },
    ]);
  await other.goto(deskOrigin);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do biurka');
  await other.context().close();

  // Everything lost: the link of the command ends what was before.
  const old = await cookieOf(page.context());
  const link = await makeDeskLink('link', email);
  const anew = await otherPage(browser);
  await join(anew, link);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do biurka');
  expect((await cookieOf(anew.context()))?.value).not.toBe(old?.value);
  await anew.goto(link);
  await expect(anew.getByRole('heading', { level: 1 })).toHaveText('Ten link już nie działa');
  await anew.context().close();
});

test('a name is a name, whatever is written in it', async ({ page, complaints }) => {
  const name = `<img src=x onerror=alert(1)> ${randomUUID().slice(0, 8)} "'{name}`;
  await join(page, await inviteByCommand(name, newEmail(), 'owner'));
  await page.getByRole('link', { name: 'Ludzie' }).click();
  await expect(row(page, name)).toHaveCount(1);
  await expect(page.locator('img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('site and desk keep to themselves', async () => {
  const host = { Host: new URL(deskOrigin).host };
  const page = await getRaw('/people', host);
  expect(page.status).toBe(200);
  expect(headerOf(page, 'content-security-policy')).toContain(
    "script-src 'self'; style-src 'self'",
  );
  expect(headerOf(page, 'content-security-policy')).not.toContain('unsafe');
  // No page of anybody's may frame it, nor what it answers.
  expect(headerOf(page, 'content-security-policy')).toContain("frame-ancestors 'none'");
  const { headers } = await getRaw('/desk/me', host);
  expect(headers).toContainEqual([
    'content-security-policy',
    "default-src 'none'; frame-ancestors 'none'",
  ]);
  expect(headerOf(page, 'cache-control')).toBe('no-store');
  expect(headerOf(page, 'x-robots-tag')).toContain('noindex');
  expect(page.body).toContain('id="desk"');
  expect((await getRaw('/desk/me', host)).status).toBe(401);
  // By the site's name there is no desk, and by the desk's no site.
  for (const path of [
    '/desk/me',
    '/desk/journal',
    '/people',
    '/desk%2fme',
    '/api/../desk/me',
    '/x%2f..%2fdesk%2fme',
    '/desk/me%2f..%2f..%2fapi%2fboard',
  ]) {
    const answer = await getRaw(path);
    expect([path, answer.status, answer.body.includes('signed_out')]).toEqual([path, 404, false]);
  }
  for (const path of ['/api/board', '/api/order', '/live/a', '/pl']) {
    const answer = await getRaw(path, host);
    expect([path, answer.body.includes('id="desk"')]).toEqual([path, true]);
  }
});

const everyScreen = [
  'Przegląd',
  'Zamówienia',
  'Wystaw bilety',
  'Sprzedaż',
  'Liczby',
  'Ogłoszenia',
  'Wiadomości',
  'Na żywo',
  'Stopka',
  'Ludzie',
  'Dziennik',
];
const without = (...names: string[]) => everyScreen.filter((name) => !names.includes(name));

const screensOf: Record<DeskRole, string[]> = {
  owner: everyScreen,
  sales: without('Na żywo', 'Stopka', 'Ludzie'),
  editor: ['Ogłoszenia', 'Wiadomości', 'Na żywo', 'Stopka', 'Dziennik'],
  host: ['Na żywo', 'Dziennik'],
  reader: without('Wystaw bilety', 'Ludzie'),
};

for (const role of deskRoles) {
  test(`${role} is offered what the role may read, and nothing else`, async ({ page }) => {
    await join(page, await inviteByCommand('Zażółć Gęślą-Jaźń', newEmail(), role));
    const navigation = page.getByRole('navigation', { name: 'Biurko' });
    await expect(navigation.getByRole('link')).toHaveText(screensOf[role]);
  });
}

const screens = [
  '/overview',
  '/orders',
  '/orders?order=',
  '/issuing',
  '/sale',
  '/numbers',
  '/numbers/files',
  '/live?day=6',
  '/live?day=6&session=roast-ai',
  '/live?room=gala',
  '/announcements',
  '/announcements/one',
  '/people',
  '/journal',
  '/launch',
  '/me',
  '/nowhere',
];
const looks = [
  { language: 'pl', width: 1440 },
  { language: 'en', width: 834 },
  { language: 'pl', width: 320 },
  { language: 'en', width: 390 },
];
/** Every screen in a language and at a width that the commit chooses; in all of them on acceptance. */
const views = screens.flatMap((screen) =>
  (isAcceptance ? looks : [pickByCommit(looks, `desk ${screen}`)]).map((look) => ({
    ...look,
    screen,
  })),
);
const shares = isAcceptance ? 4 : 2;

for (let share = 0; share < shares; share += 1) {
  test(`every screen fits without a fault of axe (${share + 1} of ${shares})`, async ({ page }) => {
    // Many screens, each read as a whole.
    test.slow();
    await join(page, await inviteByCommand('Zażółć Gęślą-Jaźń', newEmail(), 'owner'));
    const { number } = await issueTicket(newEmail());
    for (const [index, { language, width, screen }] of views.entries()) {
      if (index % shares !== share) continue;
      const path = screen.endsWith('order=') ? screen + number : screen;
      await page.evaluate((id) => localStorage.setItem('deskLanguage', id), language);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(deskOrigin + path);
      await page
        .getByRole('heading', { level: path.includes('=') ? 2 : 1 })
        .first()
        .waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const view = { path, language, width };
      const seen = { ...view, faults: await faultsOf(page), overflow };
      expect(seen).toEqual({ ...view, faults: [], overflow: 0 });
    }
  });
}

test('the door, in and out, without a fault of axe', async ({ page }) => {
  for (const path of ['/', '/join', `/join#${'a'.repeat(43)}`]) {
    await page.goto(deskOrigin + path);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await faultsOf(page)]).toEqual([path, []]);
  }
});

test('by keyboard alone: in, an invitation, and the question', async ({ page }) => {
  await join(page, await inviteByCommand('Klawiatura', newEmail(), 'owner'));
  await page.goto(`${deskOrigin}/people`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const name = `Z klawiatury ${randomUUID().slice(0, 8)}`;
  const to = async (label: RegExp) => {
    for (let presses = 0; presses < 400; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const labelled =
          element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
        return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''} ${labelled ?? ''}`;
      });
      if (label.test(focused)) return;
    }
    throw new Error(`the keyboard does not come to ${label}`);
  };
  await to(/^ *Zaproś/);
  await page.keyboard.press('Enter');
  await to(/Imię i nazwisko/);
  await page.keyboard.type(name);
  await to(/E-mail/);
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toBeVisible();
  await to(new RegExp(`Odbierz dostęp: ${name}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, name)).toBeVisible();
});

test('the API away: a sentence and a way on, and nobody is thrown out', async ({ page }) => {
  await join(page, await inviteByCommand('Bez sieci', newEmail(), 'owner'));
  await page.route('**/desk/journal*', (route) => route.abort());
  await page.getByRole('link', { name: 'Dziennik' }).click();
  await expect(page.getByRole('alert')).toContainText('Serwer nie odpowiada', { timeout: 30_000 });
  await expect(page.getByRole('navigation', { name: 'Biurko' })).toBeVisible();
});

test('every change at the desk has its row in the journal', async () => {
  const counts = await query<{ people: number; invited: number; passkeys: number; made: number }>(
    `select (select count(*) from desk_person)::integer as people,
        (select count(*) from journal where deed = 'person_invited')::integer as invited,
        (select count(*) from desk_passkey)::integer as passkeys,
        (select count(*) filter (where deed = 'passkey_made') - count(*) filter (where deed = 'passkey_removed')
          from journal)::integer as made`,
    [],
    databaseUrl,
  );
  const [{ people, invited, passkeys, made } = { people: 0, invited: 0, passkeys: 0, made: -1 }] =
    counts;
  expect([people, passkeys]).toEqual([invited, made]);
});
