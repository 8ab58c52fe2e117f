import { within } from '@testing-library/dom';
import { describe, expect, vi } from 'vitest';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { formatMoment } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderState } from '@kongres/contract/order';
import {
  orderCalendarPath,
  orderCancelPath,
  orderPath,
  orderReleasePath,
  orderResendPath,
  orderTicketPath,
} from '@kongres/contract/paths';
import { checkoutUrl, orderIn, token } from '@kongres/contract/samples/order';
import { finishedTexts } from '../src/lib/i18n/texts.server.ts';
import { refuse, type Answer } from './fake-api.ts';
import { plain, startOf, test, waitFor, type Page, type Site } from './site.ts';

const polish = finishedTexts('pl', 'order');
const { email, number } = orderIn('paid');

const open = (site: Site, path = 'pl', hash = `#${token}`) =>
  site.open('order', `/${path}/zamowienie${hash}`);

/** Whether an element says this, wherever its spaces may break. */
function shows(element: HTMLElement, words: string) {
  expect(plain(element.textContent)).toContain(plain(words));
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Answers the questions about the order one by one; the last answer repeats. */
function answerInTurn(site: Site, answers: readonly (OrderState | Answer)[]) {
  const left = [...answers];
  site.api.set(orderPath, () => {
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? 'lost';
    return typeof answer === 'string' && answer !== 'lost' && answer !== 'pending'
      ? orderIn(answer)
      : answer;
  });
  return () => site.api.callsTo(orderPath).length;
}

const fails = () => refuse(503, 'internal');

/** A row of the facts, by its term. */
function fact(page: Page, term: string): string {
  const found = page.getAllByRole('term').find(({ textContent }) => textContent === term);
  return plain(found?.parentElement?.textContent ?? null);
}

const ways: Record<OrderState, { name: string; leadsTo: string } | null> = {
  awaiting: { name: polish.actions.pay, leadsTo: checkoutUrl },
  processing: null,
  checking: null,
  paid: { name: polish.actions.program, leadsTo: '/pl/program' },
  expired: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  refunding: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  cancelled: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  refunded: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  revoked: { name: polish.actions.contact, leadsTo: '/pl/kontakt' },
};

describe('an order', () => {
  for (const [state, way] of Object.entries(ways) as [OrderState, (typeof ways)[OrderState]][]) {
    test(`shows its facts and one way on when it is ${state}`, async ({ site }) => {
      site.api.set(orderPath, orderIn(state));
      const page = await open(site);
      await page.showsHeading(polish.scenes[state].heading);
      shows(page.getByRole('status'), told('pl', state));
      for (const words of [number, '123,45 zł', '28,39 zł', '151,84 zł']) {
        expect(page.words()).toContain(words);
      }
      if (way) {
        const link = page.getByRole('link', { name: way.name });
        expect(link.getAttribute('href')).toBe(way.leadsTo);
      }
      expect(page.queryAllByRole('button')).toHaveLength(state === 'paid' ? 6 : 0);
      await page.hasFocus(page.heading);
    });
  }

  for (const { id: code, path } of languages) {
    test(`speaks ${code}, with money and time in its format`, async ({ site }) => {
      site.api.set(orderPath, orderIn('paid'));
      const page = await open(site, path);
      const { scenes, facts } = finishedTexts(code, 'order');
      await page.showsHeading(scenes.paid.heading);
      shows(page.getByRole('status'), told(code, 'paid'));
      const gross = { pl: '151,84 zł', de: '151,84 PLN', es: '151,84 PLN' };
      expect(fact(page, facts.gross)).toContain(
        code in gross ? gross[code as keyof typeof gross] : '151.84 PLN',
      );
      expect(fact(page, facts.number)).toContain(number);
      expect(fact(page, facts.paid)).toMatch(/2025.*10:14/);
      expect(document.title).not.toContain(number);
    });
  }

  test('names the company it was bought for', async ({ site }) => {
    const company = { companyName: 'Żółw i Łoś sp. z o.o.', taxId: 'PL1234567890' };
    site.api.set(orderPath, { ...orderIn('paid'), ...company });
    const page = await open(site);
    await page.showsHeading(polish.scenes.paid.heading);
    expect(fact(page, polish.facts.company)).toContain(company.companyName);
    expect(fact(page, polish.facts.taxId)).toContain(company.taxId);
  });

  test('offers no link to an address that is not the checkout', async ({ site }) => {
    site.api.set(orderPath, { ...orderIn('awaiting'), checkoutUrl: 'https://evil.example/' });
    const page = await open(site);
    await page.showsHeading(polish.scenes.awaiting.heading);
    expect(page.queryByRole('link', { name: polish.actions.pay })).toBeNull();
  });

  test('stays paid for a buyer who comes back from the payment page after paying', async ({
    site,
  }) => {
    site.api.set(orderReleasePath, orderIn('paid'));
    const page = await open(site, 'pl', `?back#${token}`);
    await page.showsHeading(polish.scenes.paid.heading);
  });

  for (const [name, hash, calls] of [
    ['a fragment that is no token', '#a%20b%C4%85', 0],
    ['an unknown token', `#${token}`, 1],
  ] as const) {
    test(`tells whom to ask about ${name}`, async ({ site }) => {
      site.api.set(orderPath, () => refuse(404, 'not_found'));
      const page = await open(site, 'pl', hash);
      await page.showsHeading(polish.scenes.unknown.heading);
      const mail = within(page.getByRole('status')).getByRole('link', { name: organiser.email });
      expect(mail.getAttribute('href')).toBe(`mailto:${organiser.email}`);
      expect(site.api.callsTo(orderPath)).toHaveLength(calls);
      await page.user.click(page.getByRole('link', { name: polish.actions.find }));
      await page.showsHeading(polish.scenes.find.heading);
      await page.hasFocus(page.heading);
    });
  }
});

describe('waiting for a payment', () => {
  test('asks again until the payment is there, also after a failed answer', async ({ site }) => {
    vi.useFakeTimers();
    const calls = answerInTurn(site, ['awaiting', 'awaiting', fails(), 'processing', 'paid']);
    const page = await open(site);
    await page.showsHeading(polish.scenes.awaiting.heading);
    await vi.advanceTimersByTimeAsync(6500);
    await page.showsHeading(polish.scenes.processing.heading);
    expect(calls()).toBe(4);
    await vi.advanceTimersByTimeAsync(30_000);
    await page.showsHeading(polish.scenes.paid.heading);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls()).toBe(5);
  });

  test('stops asking after ten minutes, says so, and asks at a press', async ({ site }) => {
    vi.useFakeTimers();
    const calls = answerInTurn(site, ['awaiting']);
    const page = await open(site);
    await page.showsHeading(polish.scenes.awaiting.heading);
    const status = () => plain(page.getByRole('status').textContent);
    await vi.advanceTimersByTimeAsync(500_000);
    expect(page.queryByRole('button', { name: polish.actions.check })).toBeNull();
    await vi.advanceTimersByTimeAsync(150_000);
    const check = await waitFor(() => button(page, polish.actions.check));
    expect(status()).toContain(plain(polish.resting));
    const before = calls();
    expect(before).toBeGreaterThan(20);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls()).toBe(before);
    await page.user.click(check);
    await vi.advanceTimersByTimeAsync(10);
    expect(status()).not.toContain(plain(polish.resting));
    expect(calls()).toBe(before + 1);
    await page.hasFocus(() => check);
  });

  for (const [name, failure] of [
    ['does not answer', () => 'lost' as const],
    ['fails', fails],
  ] as const) {
    test(`says so when the API ${name}, and asks again at a press`, async ({ site }) => {
      vi.useFakeTimers();
      const calls = answerInTurn(site, [failure(), failure(), 'paid']);
      const page = await open(site);
      await page.showsHeading(polish.scenes.failed.heading);
      const check = button(page, polish.actions.check);
      await page.user.click(check);
      await vi.advanceTimersByTimeAsync(10);
      expect(calls()).toBe(2);
      await page.hasFocus(() => check);
      expect(check.getAttribute('aria-disabled')).toBe('false');
      await page.user.click(check);
      await page.showsHeading(polish.scenes.paid.heading);
      expect(site.complaints.join()).not.toContain(token);
    });
  }

  test('keeps showing an order it has seen when the API goes away', async ({ site }) => {
    vi.useFakeTimers();
    answerInTurn(site, ['awaiting', fails()]);
    const page = await open(site);
    await page.showsHeading(polish.scenes.awaiting.heading);
    await vi.advanceTimersByTimeAsync(1500);
    await waitFor(() => shows(page.getByRole('alert'), polish.trouble.title));
    button(page, polish.actions.check);
    expect(page.heading().textContent).toBe(polish.scenes.awaiting.heading);
    expect(page.words()).toContain(number);
  });
});

describe('a file of the order', () => {
  for (const [name, label, path] of [
    ['ticket', polish.download.ticket, orderTicketPath],
    ['calendar', polish.download.calendar, orderCalendarPath],
  ] as const) {
    test(`can be asked for again after the ${name} did not come`, async ({ site }) => {
      const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
      site.api.set(orderPath, orderIn('paid'));
      site.api.set(path, 'lost');
      const page = await paidPage(site);
      await page.user.click(button(page, label));
      const alert = await waitFor(() => page.getByRole('alert'));
      expect(plain(alert.textContent)).toContain(plain(polish.download.failed.text));
      site.api.set(path, () => new Response('the file'));
      await page.user.click(button(page, label));
      await waitFor(() => expect(create).toHaveBeenCalledOnce());
      expect(page.queryByRole('alert')).toBeNull();
      for (const call of site.api.callsTo(path)) {
        expect(call.headers.get('authorization')).toBe(`Bearer ${token}`);
      }
    });
  }

  test('is not asked for twice while it is on its way', async ({ site }) => {
    site.api.set(orderTicketPath, 'pending');
    const page = await paidPage(site);
    await page.user.click(button(page, polish.download.ticket));
    const busy = await waitFor(() => button(page, polish.download.busy));
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await page.hasFocus(() => busy);
    await page.user.keyboard('{Enter}');
    expect(site.api.callsTo(orderTicketPath)).toHaveLength(1);
  });

  test('is no longer offered for a ticket that was taken back elsewhere', async ({ site }) => {
    answerInTurn(site, ['paid', 'refunded']);
    site.api.set(orderTicketPath, () => refuse(404, 'not_found'));
    const page = await open(site);
    await page.showsHeading(polish.scenes.paid.heading);
    await page.user.click(button(page, polish.download.ticket));
    await page.showsHeading(polish.scenes.refunded.heading);
    expect(page.queryByRole('button', { name: polish.download.ticket })).toBeNull();
  });
});

describe('sending the mail again', () => {
  test('says where the mail went and keeps the focus', async ({ site }) => {
    site.api.set(orderResendPath, orderIn('paid'));
    const page = await paidPage(site);
    const done = plain(fillText(polish.resend.done, { buyerEmail: email }));
    expect(page.words()).not.toContain(done);
    await page.user.click(button(page, polish.resend.button));
    await waitFor(() => expect(page.words()).toContain(done));
    await page.hasFocus(() => button(page, polish.resend.button));
  });

  test('names the minute from which it can go again after too many mails', async ({ site }) => {
    vi.useFakeTimers({ now: new Date('2025-11-03T10:01:00Z'), toFake: ['Date'] });
    site.api.set(orderResendPath, () =>
      refuse(429, 'too_many_requests', { headers: { 'Retry-After': '1790' } }),
    );
    const page = await paidPage(site);
    await page.user.click(button(page, polish.resend.button));
    const moment = formatMoment(new Date('2025-11-03T10:31:00Z'), 'pl');
    await waitFor(() =>
      expect(page.words()).toContain(plain(fillText(polish.resend.wait, { moment }))),
    );
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('says that the mail could not be sent', async ({ site }) => {
    site.api.set(orderResendPath, () => refuse(500, 'internal'));
    const page = await paidPage(site);
    await page.user.click(button(page, polish.resend.button));
    await waitFor(() => shows(page.getByRole('alert'), polish.resend.failed.text));
  });
});

describe('cancelling', () => {
  for (const { id: code, path } of languages) {
    test(`takes two steps and says what it means in ${code}`, async ({ site }) => {
      const { cancel, scenes } = finishedTexts(code, 'order');
      site.api.set(orderCancelPath, orderIn('cancelled'));
      const page = await paidPage(site, path);
      // The limit is a midnight; the page names the last minute before it.
      const moment = formatMoment(new Date('2025-12-19T22:59:00Z'), code);
      expect(page.words()).toContain(plain(fillText(cancel.until, { moment })));
      await page.user.click(button(page, cancel.button));
      const dialog = page.getByRole('dialog', { name: cancel.title });
      expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
      for (const words of [email, number]) expect(dialog.textContent).toContain(words);
      await page.hasFocus(() => button(page, cancel.back));
      expect(site.api.callsTo(orderCancelPath)).toEqual([]);

      await page.user.click(button(page, cancel.confirm));
      await page.showsHeading(scenes.cancelled.heading);
      expect(page.queryByRole('dialog')).toBeNull();
      await page.hasFocus(page.heading);
      expect(page.words()).toContain(plain(formatMoment(new Date('2025-11-04T08:00:00Z'), code)));
      const [call] = site.api.callsTo(orderCancelPath);
      expect(call?.method).toBe('POST');
      expect(call?.headers.get('authorization')).toBe(`Bearer ${token}`);
      expect(page.queryByRole('button', { name: cancel.button })).toBeNull();
    });
  }

  test('says that it is too late, and the page then knows', async ({ site }) => {
    site.api.set(orderCancelPath, () => refuse(409, 'too_late'));
    const page = await paidPage(site);
    const { button: first, back, confirm, tooLate, over } = polish.cancel;
    await page.user.click(button(page, first));
    site.api.set(orderPath, { ...orderIn('paid'), cancelUntil: null });
    await page.user.click(button(page, confirm));
    await waitFor(() => shows(page.getByRole('alert'), startOf(tooLate.text)));
    expect(page.queryByRole('button', { name: confirm })).toBeNull();
    await page.hasFocus(() => button(page, back));
    await page.user.click(button(page, back));
    await waitFor(() => expect(page.words()).toContain(plain(over)));
    expect(page.queryByRole('button', { name: first })).toBeNull();
    await page.hasFocus(page.heading);
  });

  test('can be repeated when there was no answer', async ({ site }) => {
    site.api.set(orderCancelPath, 'lost');
    const page = await paidPage(site);
    await page.user.click(button(page, polish.cancel.button));
    await page.user.click(button(page, polish.cancel.confirm));
    await waitFor(() => shows(page.getByRole('alert'), polish.cancel.failed.text));
    await page.hasFocus(() => button(page, polish.cancel.confirm));
    site.api.set(orderCancelPath, orderIn('cancelled'));
    await page.user.click(button(page, polish.cancel.confirm));
    await page.showsHeading(polish.scenes.cancelled.heading);
  });
});

async function paidPage(site: Site, path = 'pl') {
  site.api.set(orderPath, orderIn('paid'));
  const page = await open(site, path);
  const { id } = languages.find((language) => language.path === path) ?? { id: 'pl' as const };
  await page.showsHeading(finishedTexts(id, 'order').scenes.paid.heading);
  return page;
}

/** The sentence of a state up to its first fact or link. */
function told(code: LanguageCode, scene: OrderState): string {
  return startOf(fillText(finishedTexts(code, 'order').scenes[scene].text, { buyerEmail: email }));
}
