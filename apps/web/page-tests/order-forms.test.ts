import { within } from '@testing-library/dom';
import { describe, expect, vi } from 'vitest';
import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { fillText } from '@kongres/content/format/marked-text';
import { returnRequest, type OrderAnswer } from '@kongres/contract/order';
import {
  orderAddressPath,
  orderPassOnPath,
  orderPath,
  orderResendPath,
  orderReturnPath,
  ordersFindPath,
} from '@kongres/contract/paths';
import { orderIn, token } from '@kongres/contract/samples/order';
import { finishedTexts } from '../src/lib/i18n/texts.server.ts';
import { refuse, type Answer } from './fake-api.ts';
import { plain, startOf, test, waitFor, type Page, type Site } from './site.ts';

const { correct, passOn, find, scenes, actions, resend } = finishedTexts('pl', 'order');
const address = 'ala@example.org';

const open = (site: Site, code: LanguageCode = 'pl', hash = `#${token}`) =>
  site.open('order', `/${pick(languages, code).path}/zamowienie${hash}`);

async function openPaid(site: Site, more: Partial<OrderAnswer> = {}, code: LanguageCode = 'pl') {
  site.api.set(orderPath, { ...orderIn('paid'), ...more });
  const page = await open(site, code);
  await page.says(orderIn('paid').number);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByLabelText<HTMLInputElement>(plain(label));
const press = (page: Page, name: string) => page.user.click(button(page, name));

/** What is said of a field to those who do not see it. */
function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
}

const alertSays = (page: Page, words: string) =>
  waitFor(() => {
    const alerts = page.getAllByRole('alert').map(({ textContent }) => plain(textContent));
    expect(alerts.join(' ')).toContain(plain(words));
  });

/** The focus is on a part of the page that says this, and not lost to all of it. */
const hasFocusWithin = (page: Page, words: string) =>
  waitFor(() => {
    const focused = document.activeElement;
    expect(page.main.contains(focused)).toBe(true);
    expect(plain(focused?.textContent ?? '')).toContain(plain(words));
  });

describe('the way back from the payment page', () => {
  const code = 'c0de-of_the-way-back';
  const claims = (site: Site) =>
    site.api.callsTo(orderReturnPath).map(({ body }) => returnRequest.parse(body).claim);

  test('asks again by itself with the same claim after a lost answer', async ({ site }) => {
    vi.useFakeTimers();
    site.api.set(orderReturnPath, 'lost');
    site.api.set(orderPath, orderIn('paid'));
    const page = await open(site, 'pl', `#r.${code}`);
    await page.showsHeading(scenes.failed.heading);
    site.api.set(orderReturnPath, { token });
    await vi.advanceTimersByTimeAsync(1000);
    await page.showsHeading(scenes.paid.heading);
    expect(claims(site)).toHaveLength(2);
    expect(new Set(claims(site)).size).toBe(1);
  });

  test('stops after four lost answers, says so, and asks again at a press', async ({ site }) => {
    vi.useFakeTimers();
    site.api.set(orderReturnPath, 'lost');
    site.api.set(orderPath, orderIn('paid'));
    const page = await open(site, 'pl', `#r.${code}`);
    await page.showsHeading(scenes.failed.heading);
    for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000);
    expect(claims(site)).toHaveLength(4);
    site.api.set(orderReturnPath, { token });
    await press(page, actions.check);
    await page.showsHeading(scenes.paid.heading);
  });

  test('takes an unknown code for a broken link', async ({ site }) => {
    site.api.set(orderReturnPath, () => refuse(404, 'not_found'));
    const page = await open(site, 'pl', `#r.${code}`);
    await page.showsHeading(scenes.unknown.heading);
  });

  for (const { id, path } of languages) {
    test(`says in ${id} that a code was used, and leads to the form that sends the link`, async ({
      site,
    }) => {
      const words = finishedTexts(id, 'order');
      site.api.set(orderReturnPath, () => refuse(410, 'link_used'));
      const page = await open(site, id, `#r.${code}`);
      await page.showsHeading(words.scenes.used.heading);
      await page.says(startOf(words.scenes.used.text));
      await page.user.click(page.getByRole('link', { name: words.actions.find }));
      await page.showsHeading(words.scenes.find.heading);
      expect(window.location.pathname + window.location.hash).toBe(`/${path}/zamowienie`);
      await page.hasFocus(page.heading);
      field(page, words.find.email);
    });
  }
});

describe('an order that was moved', () => {
  for (const { id } of languages) {
    test(`says so in ${id} and shows nothing of itself`, async ({ site }) => {
      const words = finishedTexts(id, 'order');
      site.api.set(orderPath, () => refuse(410, 'order_moved'));
      const page = await open(site, id);
      await page.showsHeading(words.scenes.moved.heading);
      expect(page.queryAllByRole('term')).toEqual([]);
      expect(page.queryAllByRole('button')).toEqual([]);
      page.getByRole('link', { name: words.actions.contact });
    });
  }

  test('says so at the next press when it was moved while the page is open', async ({ site }) => {
    const page = await openPaid(site);
    for (const path of [orderPath, orderResendPath]) {
      site.api.set(path, () => refuse(410, 'order_moved'));
    }
    await press(page, resend.button);
    await page.showsHeading(scenes.moved.heading);
  });
});

describe('correcting the address', () => {
  const moved = { ...orderIn('paid'), email: address, isCorrectable: false };

  for (const { id } of languages) {
    test(`moves the order and says so in ${id}`, async ({ site }) => {
      const words = finishedTexts(id, 'order').correct;
      const page = await openPaid(site, {}, id);
      site.api.set(orderAddressPath, { order: moved, token: 'renewed' });
      site.api.set(orderPath, moved);
      expect(button(page, words.button).getAttribute('aria-expanded')).toBe('false');
      await press(page, words.button);
      expect(button(page, words.button).getAttribute('aria-expanded')).toBe('true');
      await page.user.type(field(page, words.email), `${address}{Enter}`);
      await page.says(words.done);
      expect(plain(page.getByRole('status').textContent)).toContain(address);
      expect(window.location.hash).toBe('#renewed');
      await page.hasFocus(page.heading);
      expect(page.queryByRole('button', { name: words.button })).toBeNull();
      const [call] = site.api.callsTo(orderAddressPath);
      expect(call?.body).toEqual({ email: address });
      expect(call?.headers.get('authorization')).toBe(`Bearer ${token}`);
    });

    test(`is asked for at once in ${id} when the mail was refused`, async ({ site }) => {
      const words = finishedTexts(id, 'order').correct;
      const page = await openPaid(site, { mailRefused: true }, id);
      await alertSays(page, fillText(words.refused.text, { buyerEmail: orderIn('paid').email }));
      expect(field(page, words.email).closest('[hidden]')).toBeNull();
    });
  }

  test('is not offered for an order that cannot be moved', async ({ site }) => {
    const page = await openPaid(site, { isCorrectable: false });
    expect(page.queryByRole('button', { name: correct.button })).toBeNull();
  });

  test('says beside the field what is no address, and sends nothing', async ({ site }) => {
    const page = await openPaid(site);
    await press(page, correct.button);
    const email = field(page, correct.email);
    for (const wrong of ['', 'ala', 'ala@']) {
      await page.user.clear(email);
      if (wrong) await page.user.type(email, wrong);
      await press(page, correct.submit);
      await page.hasFocus(() => email);
      await waitFor(() => expect(description(email)).toContain(plain(correct.invalid)));
    }
    expect(site.api.callsTo(orderAddressPath)).toEqual([]);
  });

  test('says whom to ask when it is too late, and keeps the focus', async ({ site }) => {
    site.api.set(orderAddressPath, () => refuse(409, 'too_late'));
    const page = await openPaid(site);
    await press(page, correct.button);
    await page.user.type(field(page, correct.email), `${address}{Enter}`);
    await alertSays(page, organiser.email);
    expect(page.queryByLabelText(plain(correct.email))).toBeNull();
    await hasFocusWithin(page, correct.tooLate.title);
  });

  test('keeps the address in the field when nobody answers', async ({ site }) => {
    site.api.set(orderAddressPath, 'lost');
    const page = await openPaid(site);
    await press(page, correct.button);
    await page.user.type(field(page, correct.email), `${address}{Enter}`);
    await alertSays(page, correct.failed.text);
    expect(field(page, correct.email).value).toBe(address);
  });
});

describe('passing the ticket on', () => {
  for (const { id } of languages) {
    test(`explains itself in ${id}, and writes in the language of the order`, async ({ site }) => {
      const words = finishedTexts(id, 'order');
      site.api.set(orderPassOnPath, { status: 'passed_on' });
      const page = await openPaid(site, {}, id);
      await press(page, words.passOn.button);
      const email = field(page, words.passOn.email);
      expect(description(email)).toContain(plain(words.passOn.hint));
      await page.user.type(email, `${address}{Enter}`);
      await page.showsHeading(words.scenes.passedOn.heading);
      await page.hasFocus(page.heading);
      expect(page.queryByRole('button', { name: words.passOn.button })).toBeNull();
      expect(site.api.callsTo(orderPassOnPath).map(({ body }) => body)).toEqual([
        { email: address, language: orderIn('paid').language },
      ]);
    });
  }

  test('says beside the field what is no address, and sends nothing', async ({ site }) => {
    const page = await openPaid(site);
    await press(page, passOn.button);
    await press(page, passOn.submit);
    const email = field(page, passOn.email);
    await page.hasFocus(() => email);
    await waitFor(() => expect(description(email)).toContain(plain(passOn.invalid)));
    expect(site.api.callsTo(orderPassOnPath)).toEqual([]);
  });

  test('has its own words for every refusal', async ({ site }) => {
    const page = await openPaid(site);
    site.api.set(orderPassOnPath, () => refuse(409, 'same_address'));
    await press(page, passOn.button);
    await page.user.type(field(page, passOn.email), `${address}{Enter}`);
    await waitFor(() =>
      expect(description(field(page, passOn.email))).toContain(plain(passOn.same)),
    );
    const refusals: [() => Answer, string][] = [
      [() => refuse(503, 'internal'), passOn.failed.text],
      [
        () => refuse(429, 'too_many_requests', { headers: { 'Retry-After': '7200' } }),
        passOn.wait.title,
      ],
      [() => refuse(409, 'ticket_used'), passOn.used.title],
    ];
    for (const [answer, words] of refusals) {
      site.api.set(orderPassOnPath, answer);
      await press(page, passOn.submit);
      await alertSays(page, words);
    }
    expect(page.queryByRole('form', { name: passOn.button })).toBeNull();
    await hasFocusWithin(page, passOn.used.title);
  });

  test('shows neither a price nor a way to cancel for a ticket that was given', async ({
    site,
  }) => {
    const given = {
      isBought: false,
      isPriced: false,
      cancelUntil: null,
      netMinor: 0,
      grossMinor: 0,
    };
    const page = await openPaid(site, { ...given, ticket: 'galas' });
    await page.showsHeading(scenes.paid.heading);
    expect(page.words()).toContain('Gala AI');
    const { cancel } = finishedTexts('pl', 'order');
    await press(page, passOn.button);
    for (const words of ['0,00', 'zł', cancel.over, cancel.button, startOf(passOn.bought)]) {
      expect(page.words()).not.toContain(plain(words));
    }
  });
});

describe('the form that sends the link again', () => {
  async function openForm(site: Site, code: LanguageCode = 'pl') {
    const { find: words } = finishedTexts(code, 'order');
    const page = await open(site, code, '');
    const form = await waitFor(() => within(page.getByRole('form', { name: words.send })));
    return { page, words, email: field(page, words.email), form };
  }

  for (const { id } of languages) {
    test(`says in ${id} where it went, whether there are orders or not`, async ({ site }) => {
      site.api.set(ordersFindPath, { status: 'accepted' });
      const { page, words, email } = await openForm(site, id);
      await page.user.type(email, 'ALA@Example.com{Enter}');
      await page.says(fillText(words.done, { buyerEmail: 'ALA@Example.com' }));
    });
  }

  test('says beside the field what is no address, and sends nothing', async ({ site }) => {
    const { page, email } = await openForm(site);
    await page.user.type(email, 'ala{Enter}');
    await page.hasFocus(() => email);
    await waitFor(() => expect(description(email)).toContain(plain(find.invalid)));
    await page.user.type(email, '@');
    expect(email.getAttribute('aria-invalid')).not.toBe('true');
    expect(site.api.callsTo(ordersFindPath)).toEqual([]);
  });

  test('does expired work again without a word', async ({ site }) => {
    let calls = 0;
    site.api.set(ordersFindPath, () => {
      calls += 1;
      return calls === 1 ? refuse(400, 'proof_expired') : { status: 'accepted' };
    });
    const { page, email, form } = await openForm(site);
    await page.user.type(email, `${address}{Enter}`);
    await page.says(fillText(find.done, { buyerEmail: address }));
    expect(form.queryByRole('alert')).toBeNull();
    expect(calls).toBe(2);
  });

  test('says when to come back after too many searches, and what to do after a failure', async ({
    site,
  }) => {
    const { page, words, email } = await openForm(site, 'de');
    site.api.set(ordersFindPath, () =>
      refuse(429, 'too_many_requests', { headers: { 'Retry-After': '700' } }),
    );
    await page.user.type(email, `${address}{Enter}`);
    await alertSays(page, fillText(words.wait.text, { moment: 'in 12 Minuten' }));
    site.api.set(ordersFindPath, 'lost');
    await press(page, words.send);
    await alertSays(page, words.failed.title);
    expect(email.value).toBe(address);
    await page.hasFocus(() => button(page, words.send));
  });
});
