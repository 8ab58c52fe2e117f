import { contactTopics } from '@kongres/content/facts/contact-topics';
import { organiser } from '@kongres/content/facts/organiser';
import { site } from '@kongres/content/facts/site';
import { isAcceptance, pickByCommit, sampleLanguages } from '@kongres/tools/acceptance/sample';
import { faultsOf } from '../axe.ts';
import { contactForm, newMessage, openForm } from '../contact.ts';
import { query } from '../database.ts';
import { mailsTo } from '../mail-sink.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const slow = { timeout: 30_000 };

async function mailsAbout(subject: string) {
  const mails = await mailsTo(organiser.email);
  return mails.filter((mail) => mail.subject.includes(subject));
}

for (const { id: code, path } of sampleLanguages('contact')) {
  test(`a message in ${code} is written by keyboard and reaches both sides once`, async ({
    page,
    complaints,
    reportCheck,
  }) => {
    const report = reportCheck('contact-mails');
    const message = newMessage();
    const { field, button, status, texts } = await openForm(page, code, `/${path}/kontakt`);
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
    await expect(status).toContainText(texts.sent.title, slow);
    await expect(field('message')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await expect.poll(() => mailsAbout(message.subject), slow).toHaveLength(1);
    await expect.poll(() => mailsTo(message.email), slow).toHaveLength(1);
    const [received] = await mailsAbout(message.subject);
    expect(received?.text).toContain(message.message.split('\n')[1]);
    expect(received?.replyTo).toEqual([{ name: message.name, address: message.email }]);
    const [confirmation] = await mailsTo(message.email);
    expect(confirmation?.subject).toBe(textsOf(code, 'mail').confirmation.subject);
    for (const own of [message.subject, 'to jest wiadomość', message.name]) {
      expect(confirmation?.html).not.toContain(own);
    }
    report(`${code}: one each`);
    expect(complaints).toEqual([]);
  });
}

test('the block on the home page sends as well', { tag: '@quick' }, async ({ page }) => {
  const message = newMessage();
  const { fill, button, status, texts } = await openForm(page, 'pl', '/pl');
  await fill(message);
  await button.click();
  await expect(status).toContainText(texts.sent.title, slow);
  await expect.poll(() => mailsAbout(message.subject), slow).toHaveLength(1);
});

test('axe finds nothing in any state of the form', async ({ page }) => {
  test.setTimeout(540_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { field, fill, button, alert, status } = await openForm(page, 'de', '/de/kontakt');
  await button.click();
  await expect(field('name')).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.route('**/api/contact', (route) => route.abort());
  await fill(newMessage());
  await button.click();
  await expect(alert).toBeVisible(slow);
  expect(await faultsOf(page)).toEqual([]);
  await page.unroute('**/api/contact');
  await button.click();
  await expect(status).not.toBeEmpty(slow);
  expect(await faultsOf(page)).toEqual([]);
});

test('what is half written survives a reload and goes when it is sent', async ({ page }) => {
  const message = newMessage();
  const first = await openForm(page, 'pl', '/pl/kontakt');
  await first.fill(message);
  await first.topic.selectOption('press');
  await page.reload({ waitUntil: 'networkidle' });
  await first.shows(message);
  await expect(first.topic).toHaveValue('press');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([site.storageKeys.draft]);
  await first.button.click();
  await expect(first.status).toContainText(first.texts.sent.title, slow);
  await page.reload({ waitUntil: 'networkidle' });
  await first.shows({ name: '', message: '' });
});

test('a lost answer does not send the message twice', async ({ page }) => {
  const message = newMessage();
  const { fill, button, status, alert, texts } = await openForm(page, 'pl', '/pl/kontakt');
  let calls = 0;
  await page.route('**/api/contact', async (route) => {
    calls += 1;
    if (calls > 1) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await fill(message);
  await button.click();
  await expect(alert).toContainText(texts.failed.title, slow);
  await button.click();
  await expect(status).toContainText(texts.sent.title, slow);
  const rows = await query('select from contact_message where email = $1', [message.email]);
  expect(rows).toHaveLength(1);
});

test('a program that fills in every field is thanked and not heard', async ({ page }) => {
  const message = newMessage();
  const { fill, button, status, texts, form } = await openForm(page, 'pl', '/pl/kontakt');
  const trap = form.locator('[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(form.getByRole('textbox')).toHaveCount(4);
  await fill(message);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await button.click();
  await expect(status).toContainText(texts.sent.title, slow);
  const rows = await query('select from contact_message where email = $1', [message.email]);
  expect(rows).toEqual([]);
});

test('nothing of the form is fetched before somebody reaches for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { field } = await openForm(page, 'pl', '/pl/kontakt');
  const late = /api\/contact|create-messenger|proof-worker/;
  expect(asked.filter((address) => late.test(address))).toEqual([]);
  await field('name').focus();
  await expect
    .poll(() => asked.filter((address) => late.test(address)).length, slow)
    .toBeGreaterThanOrEqual(3);
});

const ways = [
  { from: 'wspolpraca/dla-wystawcy', topic: 'exhibitor' },
  { from: 'wspolpraca/dla-prelegenta', topic: 'speaker' },
  { from: 'wspolpraca/dla-partnera', topic: 'partner' },
  { from: 'wspolpraca/dla-sponsora', topic: 'sponsor' },
  { from: 'wspolpraca/pracuj-z-nami', topic: 'work' },
  { from: 'zostac-partnerem', topic: 'partner' },
  { from: 'miss-ai', topic: 'contests' },
  { from: 'mister-ai', topic: 'contests' },
  { from: 'prompt-awards', topic: 'contests' },
  { from: 'program', topic: 'ai-challenge' },
  { from: 'dla-mediow', topic: 'press' },
  { from: 'warsztaty', topic: 'workshop' },
  { from: 'kup-bilet', topic: 'group-tickets' },
] as const;

const wayTo = (topic: string) => `/es/kontakt?topic=${topic}#form`;

test('every page that asks to be written to has a link to the form with its topic', async ({
  request,
}) => {
  expect(new Set(ways.map(({ topic }) => topic))).toEqual(
    new Set(contactTopics.map(({ id }) => id)),
  );
  const pageAt = async (path: string) => await (await request.get(`/es/${path}`)).text();
  for (const { from, topic } of ways) {
    expect(await pageAt(from)).toContain(`href="${wayTo(topic)}"`);
  }
  expect(await pageAt('zostac-partnerem')).toMatch(/topic=sponsor&(?:amp;)?package=gold#form"/);
});

for (const { from, topic } of isAcceptance ? ways : [pickByCommit(ways, 'way to contact')]) {
  test(`the link on ${from} leads to the form with the topic ${topic}`, async ({ page }) => {
    await page.goto(`/es/${from}`, { waitUntil: 'networkidle' });
    await page
      .locator(`main a[href="${wayTo(topic)}"]`)
      .first()
      .click();
    const { topic: select, field } = contactForm(page, 'es');
    await expect(select).toHaveValue(topic);
    await expect(field('subject')).toHaveValue(textsOf('es', 'contact').topics[topic].subject);
    await expect(select).toBeInViewport();
  });
}

test('a topic goes with the message: in the tag, in the header and in the database', async ({
  page,
}) => {
  const message = newMessage();
  const { fill, button, status, texts, topic } = await openForm(
    page,
    'de',
    '/de/kontakt?topic=exhibitor',
  );
  await expect(topic).toHaveValue('exhibitor');
  await fill(message);
  await button.click();
  await expect(status).toContainText(texts.sent.title, slow);
  await expect.poll(() => mailsAbout(message.subject), slow).toHaveLength(1);
  const [mail] = await mailsAbout(message.subject);
  const tag = textsOf('pl', 'contact').topics.exhibitor.name;
  expect(mail?.subject).toBe(`[${tag}] ${message.subject}`);
  expect(mail?.headers['x-kongres-topic']).toBe('exhibitor');
  const rows = await query('select topic from contact_message where email = $1', [message.email]);
  expect(rows).toEqual([{ topic: 'exhibitor' }]);
});

test('the form with a topic neither jumps nor complains', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { topic } = await openForm(page, 'pl', '/pl/kontakt?topic=group-tickets');
  await expect(topic).toHaveValue('group-tickets');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
});

test('without JavaScript the form gives way to the organiser’s address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/en-gb/kontakt');
  await expect(page.locator('form')).toBeHidden();
  const { noScript } = textsOf('en-GB', 'contact').form;
  await expect(page.getByText(noScript.split(',')[0] ?? '')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: organiser.email })).not.toHaveCount(
    0,
  );
  await context.close();
});
