import { randomUUID } from 'node:crypto';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import type { Browser, Page } from '@playwright/test';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/routes';
import { findAxeViolations } from '../axe.ts';
import { issueTicket } from '../builders/tickets.ts';
import { databaseUrl, isAcceptance } from '../config.ts';
import { runQuery } from '../database.ts';
import {
  addAuthenticator,
  getSessionCookie,
  deskOrigin,
  createInvitation,
  joinDesk,
  createDeskLink,
  createEmailAddress,
} from '../desk.ts';
import { sendRawGet, getHeader } from '../raw-http.ts';
import { expect, test } from '../test.ts';

/** Opens a page in a separate browser context. */
async function openSecondBrowser(browser: Browser): Promise<Page> {
  return await (await browser.newContext({ locale: 'pl-PL' })).newPage();
}

const getRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an owner created by command invites a colleague and revokes the access', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const owner = `Marta ${randomUUID().slice(0, 8)}`;
  const colleague = `Kuba ${randomUUID().slice(0, 8)}`;
  await joinDesk(page, await createInvitation(owner, createEmailAddress(), 'owner'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przegląd');
  // The token is removed from the URL and the cookie is not readable by scripts.
  expect(page.url()).toBe(`${deskOrigin}/overview`);
  expect(await getSessionCookie(page.context())).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  });

  await page.getByRole('link', { name: 'Dostęp' }).click();
  await page.getByRole('button', { name: 'Zaproś' }).click();
  await page.getByLabel('Imię i nazwisko').fill(colleague);
  await page.getByLabel('E-mail').fill(createEmailAddress());
  await page.getByLabel('Rola', { exact: true }).selectOption('host');
  await page.getByRole('button', { name: 'Zaproś' }).click();
  const link = await page.getByText(`${deskOrigin}/join#`).innerText();
  await expect(getRow(page, colleague)).toContainText('zaproszenie ważne do');

  const other = await openSecondBrowser(browser);
  await joinDesk(other, link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Na żywo');
  await expect(other.getByRole('link', { name: 'Dostęp' })).toHaveCount(0);
  await other.goto(`${deskOrigin}/staff`);
  await expect(other.getByRole('alert')).toContainText('Twoja rola na to nie pozwala.');

  await page.reload();
  await getRow(page, colleague).getByRole('button', { name: 'Odbierz dostęp' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`Odebrać dostęp: ${colleague}?`);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await getRow(page, colleague).getByRole('button', { name: 'Odbierz dostęp' }).click();
  await question.getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(page.getByRole('region', { name: 'Odebrany dostęp' })).toContainText(colleague);

  await other.getByRole('link', { name: 'Dziennik' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do panelu');
  await other.context().close();

  await page.getByRole('link', { name: 'Dziennik' }).click();
  const revoked = page.getByRole('row').filter({ hasText: 'odebrano dostęp do panelu' }).first();
  await expect(revoked).toContainText(owner);
  expect(consoleErrors.filter((message) => !message.includes('403'))).toEqual([]);
});

test(
  'an order is found by email, its address is corrected and the audit log names the user',
  { tag: '@quick' },
  async ({ page, consoleErrors }) => {
    const [wrongEmail, correctEmail] = [createEmailAddress(), createEmailAddress()];
    const { number } = await issueTicket(wrongEmail, { name: 'Zofia Cis' });
    await issueTicket(createEmailAddress());
    await joinDesk(page, await createInvitation('Sprzedaż', createEmailAddress(), 'sales'));
    await expect(page.getByRole('link', { name: `KAI-${number}` })).toBeVisible();
    await page.getByRole('link', { name: 'Zamówienia' }).click();
    await page
      .getByRole('searchbox', { name: /^Numer/ })
      .fill(wrongEmail.slice(0, 20).toUpperCase());
    await page.getByRole('button', { name: 'Szukaj' }).click();
    await expect(page.getByRole('status').first()).toHaveText('zamówień: 1');
    await page.getByLabel('Bilet').selectOption('vip');
    await expect(page.getByText('Brak pasujących zamówień.')).toBeVisible();
    await page.getByLabel('Bilet').selectOption('');
    await page.getByRole('button', { name: `KAI-${number}` }).click();
    expect(page.url()).toContain(`order=${number}`);
    const drawer = page.getByRole('region', { name: `KAI-${number}` });
    await expect(drawer).toContainText('prelegent');
    await drawer.getByText('Popraw adres e-mail').click();
    await drawer.getByLabel('Właściwy adres').fill(correctEmail);
    await drawer.getByRole('button', { name: 'Zapisz i wyślij' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      `z adresu ${wrongEmail} na ${correctEmail}?`,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
    await expect(drawer).toContainText(`${wrongEmail} → ${correctEmail}`);
    await expect(
      drawer.getByRole('listitem').filter({ hasText: 'poprawiono adres' }),
    ).toContainText('Sprzedaż');
    await drawer.getByRole('button', { name: 'Wyślij ponownie' }).click();
    await expect(drawer.getByText('Bilet jest w drodze.').first()).toBeVisible();
    // The audit log and the order's history are cached separately.
    await page.goto(`${deskOrigin}/audit-log`);
    await page
      .getByRole('button', { name: `KAI-${number}` })
      .first()
      .click();
    await expect(page.getByRole('row').filter({ hasText: 'poprawiono adres' })).toBeVisible();
    await page.getByRole('link', { name: 'Zamówienia' }).click();
    // The audit log has buttons of the same name and stays until the orders load.
    await expect(page.getByRole('searchbox', { name: /^Numer/ })).toBeVisible();
    await page.getByRole('button', { name: `KAI-${number}` }).click();
    await expect(drawer).toContainText(`${wrongEmail} → ${correctEmail}`);
    // A complimentary ticket cannot be refunded.
    await expect(drawer.getByRole('button', { name: 'Zwróć płatność' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  },
);

test('signing out clears the data of the previous user in the tab', async ({ page }) => {
  const first = await joinDesk(
    page,
    await createInvitation('Pierwsza', createEmailAddress(), 'owner'),
  );
  await page.getByRole('link', { name: 'Dostęp' }).click();
  await expect(getRow(page, 'Pierwsza').first()).toBeVisible();
  await page.getByRole('link', { name: /Pierwsza/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('heading', { name: 'Zaloguj się do panelu' }).waitFor();
  await first.remove();
  await joinDesk(page, await createInvitation('Drugi', createEmailAddress(), 'reader'));
  await page.goBack();
  await page.goto(`${deskOrigin}/staff`);
  await expect(page.getByRole('alert')).toContainText('Twoja rola na to nie pozwala.');
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('a second invitation link in the same tab is processed and removed from the URL', async ({
  page,
}) => {
  await addAuthenticator(page);
  await page.goto(`${deskOrigin}/join#${'a'.repeat(43)}`);
  await page.getByRole('heading', { name: 'Ten link już nie działa' }).waitFor();
  const link = await createInvitation('Drugi link', createEmailAddress(), 'reader');
  await page.evaluate((address) => location.assign(address), link);
  await page.getByRole('heading', { name: 'Witaj, Drugi link' }).waitFor();
  expect(page.url()).toBe(`${deskOrigin}/join`);
});

test('signing in needs a passkey with user verification', async ({ page }) => {
  const authenticator = await joinDesk(
    page,
    await createInvitation('Ola', createEmailAddress(), 'reader'),
  );
  await page.getByRole('link', { name: /Ola/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do panelu');
  expect(await getSessionCookie(page.context())).toBeUndefined();
  await authenticator.setUserVerified(false);
  await page.getByRole('button', { name: 'Zaloguj się kluczem' }).click();
  await expect(page.getByRole('alert')).toContainText('Klucz nie zadziałał');
  await authenticator.setUserVerified(true);
  await page.getByRole('button', { name: 'Zaloguj się kluczem' }).click();
  await expect(page.getByRole('link', { name: /Ola/ })).toBeVisible();
});

test('a second passkey can be added and a new login link ends earlier sessions', async ({
  page,
  browser,
}) => {
  const email = createEmailAddress();
  const first = await joinDesk(page, await createInvitation('Ewa', email, 'editor'));
  const cookie = await getSessionCookie(page.context());
  await page.getByRole('link', { name: /Ewa/ }).click();
  // An authenticator creates only one passkey per user.
  await first.remove();
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Dodaj klucz' }).click();
  const passkeys = page.getByRole('region', { name: 'Klucze dostępu' });
  await expect(passkeys.getByRole('listitem')).toHaveCount(2);

  // The cookie of an ended session is rejected in another browser.
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('button', { name: 'Zaloguj się kluczem' }).click();
  await page.getByRole('link', { name: /Ewa/ }).click();
  const other = await openSecondBrowser(browser);
  await other
    .context()
    .addCookies([
      { ...cookie, name: 'desk', value: cookie?.value ?? '', domain: 'desk.localhost', path: '/' },
    ]);
  await other.goto(deskOrigin);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do panelu');
  await other.context().close();

  // The link from the command line ends earlier sessions.
  const oldCookie = await getSessionCookie(page.context());
  const link = await createDeskLink('link', email);
  const recovered = await openSecondBrowser(browser);
  await joinDesk(recovered, link);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do panelu');
  expect((await getSessionCookie(recovered.context()))?.value).not.toBe(oldCookie?.value);
  await recovered.goto(link);
  await expect(recovered.getByRole('heading', { level: 1 })).toHaveText('Ten link już nie działa');
  await recovered.context().close();
});

test('markup in a name is escaped', async ({ page, consoleErrors }) => {
  const name = `<img src=x onerror=alert(1)> ${randomUUID().slice(0, 8)} "'{name}`;
  await joinDesk(page, await createInvitation(name, createEmailAddress(), 'owner'));
  await page.getByRole('link', { name: 'Dostęp' }).click();
  await expect(getRow(page, name)).toHaveCount(1);
  await expect(page.locator('img')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('site and desk are served on separate hosts', async () => {
  const host = { Host: new URL(deskOrigin).host };
  const page = await sendRawGet('/staff', host);
  expect(page.status).toBe(200);
  expect(getHeader(page, 'content-security-policy')).toContain(
    "script-src 'self'; style-src 'self'",
  );
  expect(getHeader(page, 'content-security-policy')).not.toContain('unsafe');
  // No page may frame the desk or its responses.
  expect(getHeader(page, 'content-security-policy')).toContain("frame-ancestors 'none'");
  const { headers } = await sendRawGet('/desk/me', host);
  expect(headers).toContainEqual([
    'content-security-policy',
    "default-src 'none'; frame-ancestors 'none'",
  ]);
  expect(getHeader(page, 'cache-control')).toBe('no-store');
  expect(getHeader(page, 'x-robots-tag')).toContain('noindex');
  expect(page.body).toContain('id="desk"');
  expect((await sendRawGet('/desk/me', host)).status).toBe(401);
  // The site's host has no desk and the desk's host no site.
  for (const path of [
    '/desk/me',
    '/desk/audit-log',
    '/staff',
    '/desk%2fme',
    '/api/../desk/me',
    '/x%2f..%2fdesk%2fme',
    '/desk/me%2f..%2f..%2fapi%2fboard',
  ]) {
    const answer = await sendRawGet(path);
    expect([path, answer.status, answer.body.includes('signed_out')]).toEqual([path, 404, false]);
  }
  for (const path of ['/api/board', '/api/order', '/live/a', '/pl']) {
    const answer = await sendRawGet(path, host);
    expect([path, answer.body.includes('id="desk"')]).toEqual([path, true]);
  }
});

const everyScreen = [
  'Przegląd',
  'Zamówienia',
  'Wystaw bilety',
  'Sprzedaż',
  'Raport',
  'Ogłoszenia',
  'Wiadomości',
  'Na żywo',
  'Stopka',
  'Dostęp',
  'Dziennik',
];
const listScreensWithout = (...names: string[]) =>
  everyScreen.filter((name) => !names.includes(name));

const screensOf: Record<DeskRole, string[]> = {
  owner: everyScreen,
  sales: listScreensWithout('Na żywo', 'Stopka', 'Dostęp'),
  editor: ['Ogłoszenia', 'Wiadomości', 'Na żywo', 'Stopka', 'Dziennik'],
  host: ['Na żywo', 'Dziennik'],
  reader: listScreensWithout('Wystaw bilety', 'Dostęp'),
};

for (const role of deskRoles) {
  test(`the navigation of ${role} lists only what the role may read`, async ({ page }) => {
    await joinDesk(page, await createInvitation('Zażółć Gęślą-Jaźń', createEmailAddress(), role));
    const navigation = page.getByRole('navigation', { name: 'Panel organizatora' });
    await expect(navigation.getByRole('link')).toHaveText(screensOf[role]);
  });
}

const screens = [
  '/overview',
  '/orders',
  '/orders?order=',
  '/complimentary-tickets',
  '/quotas',
  '/report',
  '/report/exports',
  '/live?day=6',
  '/live?day=6&session=roast-ai',
  '/live?room=gala',
  '/announcements',
  '/announcements/details',
  '/staff',
  '/audit-log',
  '/launch-checklist',
  '/account',
  '/nowhere',
];
const viewports = [
  { language: 'pl', width: 1440 },
  { language: 'en', width: 834 },
  { language: 'pl', width: 320 },
  { language: 'en', width: 390 },
];
/** Every screen in a sampled language and width; acceptance checks all. */
const views = screens.flatMap((screen) =>
  (isAcceptance ? viewports : [pickByCommit(viewports, `desk ${screen}`)]).map((look) => ({
    ...look,
    screen,
  })),
);
const shardCount = isAcceptance ? 4 : 2;

for (let share = 0; share < shardCount; share += 1) {
  test(`screens have no axe violations and no overflow (${share + 1} of ${shardCount})`, async ({
    page,
  }) => {
    test.slow();
    await joinDesk(
      page,
      await createInvitation('Zażółć Gęślą-Jaźń', createEmailAddress(), 'owner'),
    );
    const { number } = await issueTicket(createEmailAddress());
    for (const [index, { language, width, screen }] of views.entries()) {
      if (index % shardCount !== share) continue;
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
      const seen = { ...view, faults: await findAxeViolations(page), overflow };
      expect(seen).toEqual({ ...view, faults: [], overflow: 0 });
    }
  });
}

test('login and invitation pages have no axe violations', async ({ page }) => {
  for (const path of ['/', '/join', `/join#${'a'.repeat(43)}`]) {
    await page.goto(deskOrigin + path);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await findAxeViolations(page)]).toEqual([path, []]);
  }
});

test('inviting staff and the confirmation dialog work by keyboard', async ({ page }) => {
  await joinDesk(page, await createInvitation('Klawiatura', createEmailAddress(), 'owner'));
  await page.goto(`${deskOrigin}/staff`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const name = `Z klawiatury ${randomUUID().slice(0, 8)}`;
  const pressTabUntil = async (label: RegExp) => {
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
    throw new Error(`Tab does not reach ${label}`);
  };
  await pressTabUntil(/^ *Zaproś/);
  await page.keyboard.press('Enter');
  await pressTabUntil(/Imię i nazwisko/);
  await page.keyboard.type(name);
  await pressTabUntil(/E-mail/);
  await page.keyboard.type(createEmailAddress());
  await page.keyboard.press('Enter');
  await expect(getRow(page, name)).toBeVisible();
  await pressTabUntil(new RegExp(`Odbierz dostęp: ${name}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getRow(page, name)).toBeVisible();
});

test('with the API down the desk shows an error and keeps the user signed in', async ({ page }) => {
  await joinDesk(page, await createInvitation('Bez sieci', createEmailAddress(), 'owner'));
  await page.route('**/desk/audit-log*', (route) => route.abort());
  await page.getByRole('link', { name: 'Dziennik' }).click();
  await expect(page.getByRole('alert')).toContainText('Serwer nie odpowiada', { timeout: 30_000 });
  await expect(page.getByRole('navigation', { name: 'Panel organizatora' })).toBeVisible();
});

test('every staff member and passkey has an audit log entry', async () => {
  const counts = await runQuery<{
    people: number;
    invited: number;
    passkeys: number;
    made: number;
  }>(
    `select (select count(*) from staff_member)::integer as people,
        (select count(*) from audit_log where action = 'staff_invited')::integer as invited,
        (select count(*) from staff_passkey)::integer as passkeys,
        (select count(*) filter (where action = 'passkey_created') - count(*) filter (where action = 'passkey_removed')
          from audit_log)::integer as made`,
    [],
    databaseUrl,
  );
  const [{ people, invited, passkeys, made } = { people: 0, invited: 0, passkeys: 0, made: -1 }] =
    counts;
  expect([people, passkeys]).toEqual([invited, made]);
});
