import { within } from '@testing-library/dom';
import { describe, expect, vi } from 'vitest';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { fillText } from '@kongres/content/format/marked-text';
import { checkoutReturnRequest, type OrderResponse } from '@kongres/contract/order';
import {
  orderEmailPath,
  orderTransferPath,
  orderPath,
  orderResendPath,
  orderReturnPath,
  ordersFindPath,
} from '@kongres/contract/paths';
import { buildOrderResponse, sampleOrderToken } from '@kongres/contract/samples/order';
import { getTexts } from '../src/lib/i18n/texts.server.ts';
import { createProblemResponse, type FakeResponse } from './fake-api.ts';
import { normaliseSpaces, getSentenceStart, test, waitFor, type Page, type Site } from './site.ts';

const { correct, passOn, find, scenes, actions, resend } = getTexts('pl', 'order');
const address = 'ala@example.org';

const openOrderPage = (site: Site, code: LanguageCode = 'pl', hash = `#${sampleOrderToken}`) =>
  site.open('order', `/${getRow(languages, code).path}/zamowienie${hash}`);

async function openPaid(site: Site, more: Partial<OrderResponse> = {}, code: LanguageCode = 'pl') {
  site.api.set(orderPath, { ...buildOrderResponse('paid'), ...more });
  const page = await openOrderPage(site, code);
  await page.hasText(buildOrderResponse('paid').number);
  return page;
}

const getButton = (page: Page, name: string) => page.getByRole('button', { name });
const getField = (page: Page, label: string) =>
  page.getByLabelText<HTMLInputElement>(normaliseSpaces(label));
const clickButton = (page: Page, name: string) => page.user.click(getButton(page, name));

/** Accessible description of a field. */
function getDescription(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return normaliseSpaces(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
}

const waitForAlert = (page: Page, words: string) =>
  waitFor(() => {
    const alerts = page
      .getAllByRole('alert')
      .map(({ textContent }) => normaliseSpaces(textContent));
    expect(alerts.join(' ')).toContain(normaliseSpaces(words));
  });

/** Waits until the focus is on a part of the page with this text, and not on the whole page. */
const hasFocusWithin = (page: Page, words: string) =>
  waitFor(() => {
    const focused = document.activeElement;
    expect(page.main.contains(focused)).toBe(true);
    expect(normaliseSpaces(focused?.textContent ?? '')).toContain(normaliseSpaces(words));
  });

describe('the return from the payment page', () => {
  const code = 'c0de-of_the-way-back';
  const claims = (site: Site) =>
    site.api.callsTo(orderReturnPath).map(({ body }) => checkoutReturnRequest.parse(body).claim);

  test('retries with the same claim after a lost response', async ({ site }) => {
    vi.useFakeTimers();
    site.api.set(orderReturnPath, 'lost');
    site.api.set(orderPath, buildOrderResponse('paid'));
    const page = await openOrderPage(site, 'pl', `#r.${code}`);
    await page.hasHeading(scenes.failed.heading);
    site.api.set(orderReturnPath, { token: sampleOrderToken });
    await vi.advanceTimersByTimeAsync(1000);
    await page.hasHeading(scenes.paid.heading);
    expect(claims(site)).toHaveLength(2);
    expect(new Set(claims(site)).size).toBe(1);
  });

  test('stops after four lost responses and retries on press', async ({ site }) => {
    vi.useFakeTimers();
    site.api.set(orderReturnPath, 'lost');
    site.api.set(orderPath, buildOrderResponse('paid'));
    const page = await openOrderPage(site, 'pl', `#r.${code}`);
    await page.hasHeading(scenes.failed.heading);
    for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000);
    expect(claims(site)).toHaveLength(4);
    site.api.set(orderReturnPath, { token: sampleOrderToken });
    await clickButton(page, actions.check);
    await page.hasHeading(scenes.paid.heading);
  });

  test('treats an unknown code as a broken link', async ({ site }) => {
    site.api.set(orderReturnPath, () => createProblemResponse(404, 'not_found'));
    const page = await openOrderPage(site, 'pl', `#r.${code}`);
    await page.hasHeading(scenes.unknown.heading);
  });

  for (const { id, path } of languages) {
    test(`says in ${id} that a code was used and leads to the form that sends the link`, async ({
      site,
    }) => {
      const words = getTexts(id, 'order');
      site.api.set(orderReturnPath, () => createProblemResponse(410, 'link_used'));
      const page = await openOrderPage(site, id, `#r.${code}`);
      await page.hasHeading(words.scenes.used.heading);
      await page.hasText(getSentenceStart(words.scenes.used.text));
      await page.user.click(page.getByRole('link', { name: words.actions.find }));
      await page.hasHeading(words.scenes.find.heading);
      expect(window.location.pathname + window.location.hash).toBe(`/${path}/zamowienie`);
      await page.hasFocus(page.getHeading);
      getField(page, words.find.email);
    });
  }
});

describe('an order that moved to another address', () => {
  for (const { id } of languages) {
    test(`is explained in ${id} without order details`, async ({ site }) => {
      const words = getTexts(id, 'order');
      site.api.set(orderPath, () => createProblemResponse(410, 'order_moved'));
      const page = await openOrderPage(site, id);
      await page.hasHeading(words.scenes.moved.heading);
      expect(page.queryAllByRole('term')).toEqual([]);
      expect(page.queryAllByRole('button')).toEqual([]);
      page.getByRole('link', { name: words.actions.contact });
    });
  }

  test('is noticed at the next action while the page is open', async ({ site }) => {
    const page = await openPaid(site);
    for (const path of [orderPath, orderResendPath]) {
      site.api.set(path, () => createProblemResponse(410, 'order_moved'));
    }
    await clickButton(page, resend.button);
    await page.hasHeading(scenes.moved.heading);
  });
});

describe('correcting the email address', () => {
  const moved = { ...buildOrderResponse('paid'), email: address, isCorrectable: false };

  for (const { id } of languages) {
    test(`changes the address and confirms it in ${id}`, async ({ site }) => {
      const words = getTexts(id, 'order').correct;
      const page = await openPaid(site, {}, id);
      site.api.set(orderEmailPath, { order: moved, token: 'renewed' });
      site.api.set(orderPath, moved);
      expect(getButton(page, words.button).getAttribute('aria-expanded')).toBe('false');
      await clickButton(page, words.button);
      expect(getButton(page, words.button).getAttribute('aria-expanded')).toBe('true');
      await page.user.type(getField(page, words.email), `${address}{Enter}`);
      await page.hasText(words.done);
      expect(normaliseSpaces(page.getByRole('status').textContent)).toContain(address);
      expect(window.location.hash).toBe('#renewed');
      await page.hasFocus(page.getHeading);
      expect(page.queryByRole('button', { name: words.button })).toBeNull();
      const [call] = site.api.callsTo(orderEmailPath);
      expect(call?.body).toEqual({ email: address });
      expect(call?.headers.get('authorization')).toBe(`Bearer ${sampleOrderToken}`);
    });

    test(`opens at once in ${id} when the email bounced`, async ({ site }) => {
      const words = getTexts(id, 'order').correct;
      const page = await openPaid(site, { mailRefused: true }, id);
      await waitForAlert(
        page,
        fillText(words.refused.text, { buyerEmail: buildOrderResponse('paid').email }),
      );
      expect(getField(page, words.email).closest('[hidden]')).toBeNull();
    });
  }

  test('is not offered for an order that cannot be corrected', async ({ site }) => {
    const page = await openPaid(site, { isCorrectable: false });
    expect(page.queryByRole('button', { name: correct.button })).toBeNull();
  });

  test('shows an invalid address beside the field and sends nothing', async ({ site }) => {
    const page = await openPaid(site);
    await clickButton(page, correct.button);
    const email = getField(page, correct.email);
    for (const wrong of ['', 'ala', 'ala@']) {
      await page.user.clear(email);
      if (wrong) await page.user.type(email, wrong);
      await clickButton(page, correct.submit);
      await page.hasFocus(() => email);
      await waitFor(() =>
        expect(getDescription(email)).toContain(normaliseSpaces(correct.invalid)),
      );
    }
    expect(site.api.callsTo(orderEmailPath)).toEqual([]);
  });

  test('names the contact when it is too late, and keeps the focus', async ({ site }) => {
    site.api.set(orderEmailPath, () => createProblemResponse(409, 'too_late'));
    const page = await openPaid(site);
    await clickButton(page, correct.button);
    await page.user.type(getField(page, correct.email), `${address}{Enter}`);
    await waitForAlert(page, organiser.email);
    expect(page.queryByLabelText(normaliseSpaces(correct.email))).toBeNull();
    await hasFocusWithin(page, correct.tooLate.title);
  });

  test('keeps the typed address after a lost response', async ({ site }) => {
    site.api.set(orderEmailPath, 'lost');
    const page = await openPaid(site);
    await clickButton(page, correct.button);
    await page.user.type(getField(page, correct.email), `${address}{Enter}`);
    await waitForAlert(page, correct.failed.text);
    expect(getField(page, correct.email).value).toBe(address);
  });
});

describe('transferring the ticket', () => {
  for (const { id } of languages) {
    test(`is explained in ${id} and uses the language of the order`, async ({ site }) => {
      const words = getTexts(id, 'order');
      site.api.set(orderTransferPath, { status: 'passed_on' });
      const page = await openPaid(site, {}, id);
      await clickButton(page, words.passOn.button);
      const email = getField(page, words.passOn.email);
      expect(getDescription(email)).toContain(normaliseSpaces(words.passOn.hint));
      await page.user.type(email, `${address}{Enter}`);
      await page.hasHeading(words.scenes.passedOn.heading);
      await page.hasFocus(page.getHeading);
      expect(page.queryByRole('button', { name: words.passOn.button })).toBeNull();
      expect(site.api.callsTo(orderTransferPath).map(({ body }) => body)).toEqual([
        { email: address, language: buildOrderResponse('paid').language },
      ]);
    });
  }

  test('shows an invalid address beside the field and sends nothing', async ({ site }) => {
    const page = await openPaid(site);
    await clickButton(page, passOn.button);
    await clickButton(page, passOn.submit);
    const email = getField(page, passOn.email);
    await page.hasFocus(() => email);
    await waitFor(() => expect(getDescription(email)).toContain(normaliseSpaces(passOn.invalid)));
    expect(site.api.callsTo(orderTransferPath)).toEqual([]);
  });

  test('has a message for every refusal', async ({ site }) => {
    const page = await openPaid(site);
    site.api.set(orderTransferPath, () => createProblemResponse(409, 'same_address'));
    await clickButton(page, passOn.button);
    await page.user.type(getField(page, passOn.email), `${address}{Enter}`);
    await waitFor(() =>
      expect(getDescription(getField(page, passOn.email))).toContain(normaliseSpaces(passOn.same)),
    );
    const refusals: [() => FakeResponse, string][] = [
      [() => createProblemResponse(503, 'internal'), passOn.failed.text],
      [
        () =>
          createProblemResponse(429, 'too_many_requests', { headers: { 'Retry-After': '7200' } }),
        passOn.wait.title,
      ],
      [() => createProblemResponse(409, 'ticket_used'), passOn.used.title],
    ];
    for (const [answer, words] of refusals) {
      site.api.set(orderTransferPath, answer);
      await clickButton(page, passOn.submit);
      await waitForAlert(page, words);
    }
    expect(page.queryByRole('form', { name: passOn.button })).toBeNull();
    await hasFocusWithin(page, passOn.used.title);
  });

  test('shows neither a price nor cancellation for a complimentary ticket', async ({ site }) => {
    const given = {
      isBought: false,
      isPriced: false,
      cancelUntil: null,
      netMinor: 0,
      grossMinor: 0,
    };
    const page = await openPaid(site, { ...given, ticket: 'galas' });
    await page.hasHeading(scenes.paid.heading);
    expect(page.words()).toContain('Gala AI');
    const { cancel } = getTexts('pl', 'order');
    await clickButton(page, passOn.button);
    for (const words of [
      '0,00',
      'zł',
      cancel.over,
      cancel.button,
      getSentenceStart(passOn.bought),
    ]) {
      expect(page.words()).not.toContain(normaliseSpaces(words));
    }
  });
});

describe('the form that sends the link again', () => {
  async function openForm(site: Site, code: LanguageCode = 'pl') {
    const { find: words } = getTexts(code, 'order');
    const page = await openOrderPage(site, code, '');
    const form = await waitFor(() => within(page.getByRole('form', { name: words.send })));
    return { page, words, email: getField(page, words.email), form };
  }

  for (const { id } of languages) {
    test(`confirms in ${id} whether or not there are orders`, async ({ site }) => {
      site.api.set(ordersFindPath, { status: 'accepted' });
      const { page, words, email } = await openForm(site, id);
      await page.user.type(email, 'ALA@Example.com{Enter}');
      await page.hasText(fillText(words.done, { buyerEmail: 'ALA@Example.com' }));
    });
  }

  test('shows an invalid address beside the field and sends nothing', async ({ site }) => {
    const { page, email } = await openForm(site);
    await page.user.type(email, 'ala{Enter}');
    await page.hasFocus(() => email);
    await waitFor(() => expect(getDescription(email)).toContain(normaliseSpaces(find.invalid)));
    await page.user.type(email, '@');
    expect(email.getAttribute('aria-invalid')).not.toBe('true');
    expect(site.api.callsTo(ordersFindPath)).toEqual([]);
  });

  test('solves an expired proof again without an error', async ({ site }) => {
    let calls = 0;
    site.api.set(ordersFindPath, () => {
      calls += 1;
      return calls === 1 ? createProblemResponse(400, 'proof_expired') : { status: 'accepted' };
    });
    const { page, email, form } = await openForm(site);
    await page.user.type(email, `${address}{Enter}`);
    await page.hasText(fillText(find.done, { buyerEmail: address }));
    expect(form.queryByRole('alert')).toBeNull();
    expect(calls).toBe(2);
  });

  test('says when to retry after too many searches, and shows a failure', async ({ site }) => {
    const { page, words, email } = await openForm(site, 'de');
    site.api.set(ordersFindPath, () =>
      createProblemResponse(429, 'too_many_requests', { headers: { 'Retry-After': '700' } }),
    );
    await page.user.type(email, `${address}{Enter}`);
    await waitForAlert(page, fillText(words.wait.text, { moment: 'in 12 Minuten' }));
    site.api.set(ordersFindPath, 'lost');
    await clickButton(page, words.send);
    await waitForAlert(page, words.failed.title);
    expect(email.value).toBe(address);
    await page.hasFocus(() => getButton(page, words.send));
  });
});
