import { contactTopics } from '@kongres/content/facts/contact-topics';
import { organiser } from '@kongres/content/facts/organiser';
import { site } from '@kongres/content/facts/site';
import { isAcceptance, pickByCommit, pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { findAxeViolations } from '../axe.ts';
import { getContactForm, createContactMessage, openContactForm } from '../contact-form.ts';
import { runQuery } from '../database.ts';
import { listEmailsTo } from '../email-sink.ts';
import { leadPages } from '../lead-pages.ts';
import { measureBox } from '../measure-box.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const extendedTimeout = { timeout: 30_000 };

async function listEmailsAbout(subject: string) {
  const emails = await listEmailsTo(organiser.email);
  return emails.filter((email) => email.subject.includes(subject));
}

for (const { id: code, path } of pickSampleLanguages('contact')) {
  test(`a message in ${code} is sent by keyboard and emails organiser and sender once`, async ({
    page,
    consoleErrors,
    reportCheck,
  }) => {
    const report = reportCheck('contact-mails');
    const message = createContactMessage();
    const { field, button, status, texts } = await openContactForm(page, code, `/${path}/kontakt`);
    await field('name').focus();
    await page.keyboard.type(message.name);
    for (const name of ['email', 'subject', 'message'] as const) {
      await page.keyboard.press('Tab');
      await expect(field(name)).toBeFocused();
      if (name === 'message') await field(name).fill(message.message);
      else await page.keyboard.type(message[name]);
    }
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(texts.sent.title, extendedTimeout);
    await expect(field('message')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await expect.poll(() => listEmailsAbout(message.subject), extendedTimeout).toHaveLength(1);
    await expect.poll(() => listEmailsTo(message.email), extendedTimeout).toHaveLength(1);
    const [received] = await listEmailsAbout(message.subject);
    expect(received?.text).toContain(message.message.split('\n')[1]);
    expect(received?.replyTo).toEqual([{ name: message.name, address: message.email }]);
    const [confirmation] = await listEmailsTo(message.email);
    expect(confirmation?.subject).toBe(getTexts(code, 'mail').confirmation.subject);
    for (const text of [message.subject, 'to jest wiadomość', message.name]) {
      expect(confirmation?.html).not.toContain(text);
    }
    report(`${code}: one each`);
    expect(consoleErrors).toEqual([]);
  });
}

test('the form on the home page sends a message', { tag: '@quick' }, async ({ page }) => {
  const message = createContactMessage();
  const { fill, button, status, texts } = await openContactForm(page, 'pl', '/pl');
  await fill(message);
  await button.click();
  await expect(status).toContainText(texts.sent.title, extendedTimeout);
  await expect.poll(() => listEmailsAbout(message.subject), extendedTimeout).toHaveLength(1);
});

test('the form has no axe violations in any state', async ({ page }) => {
  test.setTimeout(540_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { field, fill, button, alert, status } = await openContactForm(page, 'de', '/de/kontakt');
  await button.click();
  await expect(field('name')).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.route('**/api/contact', (route) => route.abort());
  await fill(createContactMessage());
  await button.click();
  await expect(alert).toBeVisible(extendedTimeout);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.unroute('**/api/contact');
  await button.click();
  await expect(status).not.toBeEmpty(extendedTimeout);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a draft survives a reload and is cleared after sending', async ({ page }) => {
  const message = createContactMessage();
  const first = await openContactForm(page, 'pl', '/pl/kontakt');
  await first.fill(message);
  await first.topic.selectOption('press');
  await page.reload({ waitUntil: 'networkidle' });
  await first.expectValues(message);
  await expect(first.topic).toHaveValue('press');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([site.storageKeys.draft]);
  await first.button.click();
  await expect(first.status).toContainText(first.texts.sent.title, extendedTimeout);
  await page.reload({ waitUntil: 'networkidle' });
  await first.expectValues({ name: '', message: '' });
});

test('a lost response does not send the message twice', async ({ page }) => {
  const message = createContactMessage();
  const { fill, button, status, alert, texts } = await openContactForm(page, 'pl', '/pl/kontakt');
  let calls = 0;
  await page.route('**/api/contact', async (route) => {
    calls += 1;
    if (calls > 1) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await fill(message);
  await button.click();
  await expect(alert).toContainText(texts.failed.title, extendedTimeout);
  await button.click();
  await expect(status).toContainText(texts.sent.title, extendedTimeout);
  const rows = await runQuery('select from contact_message where email = $1', [message.email]);
  expect(rows).toHaveLength(1);
});

test('a message with the honeypot filled in is confirmed and discarded', async ({ page }) => {
  const message = createContactMessage();
  const { fill, button, status, texts, form } = await openContactForm(page, 'pl', '/pl/kontakt');
  const trap = form.locator('[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(form.getByRole('textbox')).toHaveCount(4);
  await fill(message);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await button.click();
  await expect(status).toContainText(texts.sent.title, extendedTimeout);
  const rows = await runQuery('select from contact_message where email = $1', [message.email]);
  expect(rows).toEqual([]);
});

test('form scripts load on first focus', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const { field } = await openContactForm(page, 'pl', '/pl/kontakt');
  const deferred = /api\/contact|contact-client|proof-worker/;
  expect(requested.filter((address) => deferred.test(address))).toEqual([]);
  await field('name').focus();
  await expect
    .poll(() => requested.filter((address) => deferred.test(address)).length, extendedTimeout)
    .toBeGreaterThanOrEqual(3);
});

const contactLinks = [
  { from: 'miss-ai', topic: 'contests' },
  { from: 'mister-ai', topic: 'contests' },
  { from: 'prompt-awards', topic: 'contests' },
  { from: 'program', topic: 'ai-challenge' },
  { from: 'dla-mediow', topic: 'press' },
  { from: 'warsztaty', topic: 'workshop' },
  { from: 'kup-bilet', topic: 'group-tickets' },
] as const;

const getContactPath = (topic: string) => `/es/kontakt?topic=${topic}#form`;

test('every page with a contact link preselects its topic', async ({ request }) => {
  expect(new Set([...contactLinks, ...leadPages].map(({ topic }) => topic))).toEqual(
    new Set(contactTopics.map(({ id }) => id)),
  );
  const pageAt = async (path: string) => await (await request.get(`/es/${path}`)).text();
  for (const { from, topic } of contactLinks) {
    expect(await pageAt(from)).toContain(`href="${getContactPath(topic)}"`);
  }
});

for (const { from, topic } of isAcceptance
  ? contactLinks
  : [pickByCommit(contactLinks, 'way to contact')]) {
  test(`the link on ${from} opens the form with the topic ${topic}`, async ({ page }) => {
    await page.goto(`/es/${from}`, { waitUntil: 'networkidle' });
    await page
      .locator(`main a[href="${getContactPath(topic)}"]`)
      .first()
      .click();
    const { topic: select, field } = getContactForm(page, 'es');
    await expect(select).toHaveValue(topic);
    await expect(field('subject')).toHaveValue(getTexts('es', 'contact').topics[topic].subject);
    await expect(select).toBeInViewport();
  });
}

test('the topic is in the subject, an email header and the database', async ({ page }) => {
  const message = createContactMessage();
  const { fill, button, status, texts, topic } = await openContactForm(
    page,
    'de',
    '/de/kontakt?topic=exhibitor',
  );
  await expect(topic).toHaveValue('exhibitor');
  await fill(message);
  await button.click();
  await expect(status).toContainText(texts.sent.title, extendedTimeout);
  await expect.poll(() => listEmailsAbout(message.subject), extendedTimeout).toHaveLength(1);
  const [email] = await listEmailsAbout(message.subject);
  const tag = getTexts('pl', 'contact').topics.exhibitor.name;
  expect(email?.subject).toBe(`[${tag}] ${message.subject}`);
  expect(email?.headers['x-kongres-topic']).toBe('exhibitor');
  const rows = await runQuery('select topic from contact_message where email = $1', [
    message.email,
  ]);
  expect(rows).toEqual([{ topic: 'exhibitor' }]);
});

test('details and form stand side by side in the first screen of the contact page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { id, path } of pickSampleLanguages('contact columns')) {
    const { button, topic } = await openContactForm(page, id, `/${path}/kontakt`);
    await expect(button).toBeInViewport({ ratio: 1 });
    const email = page.locator('main dl').getByRole('link', { name: organiser.email });
    const details = await measureBox(email);
    expect(details.right).toBeLessThan((await measureBox(topic)).x);
    expect(details.bottom).toBeLessThan(900);
  }
});

test('the form with a topic causes no layout shift and no error', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { topic } = await openContactForm(page, 'pl', '/pl/kontakt?topic=group-tickets');
  await expect(topic).toHaveValue('group-tickets');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  expect(consoleErrors).toEqual([]);
});

test('without JavaScript the organiser’s email address replaces the form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/en-gb/kontakt');
  await expect(page.locator('form')).toBeHidden();
  const { noScript } = getTexts('en-GB', 'contact').form;
  await expect(page.getByText(noScript.split(',')[0] ?? '')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: organiser.email })).not.toHaveCount(
    0,
  );
  await context.close();
});
