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
import {
  sampleCheckoutUrl,
  buildOrderResponse,
  sampleOrderToken,
} from '@kongres/contract/samples/order';
import { getTexts } from '../src/lib/i18n/texts.server.ts';
import { createProblemResponse, type FakeResponse } from './fake-api.ts';
import { normaliseSpaces, getSentenceStart, test, waitFor, type Page, type Site } from './site.ts';

const polish = getTexts('pl', 'order');
const { email, number } = buildOrderResponse('paid');

const openOrderPage = (site: Site, path = 'pl', hash = `#${sampleOrderToken}`) =>
  site.open('order', `/${path}/zamowienie${hash}`);

function expectText(element: HTMLElement, words: string) {
  expect(normaliseSpaces(element.textContent)).toContain(normaliseSpaces(words));
}

const getButton = (page: Page, name: string) => page.getByRole('button', { name });

/** Answers requests for the order in turn; the last answer repeats. */
function answerInTurn(site: Site, answers: readonly (OrderState | FakeResponse)[]) {
  const remaining = [...answers];
  site.api.set(orderPath, () => {
    const answer = (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? 'lost';
    return typeof answer === 'string' && answer !== 'lost' && answer !== 'pending'
      ? buildOrderResponse(answer)
      : answer;
  });
  return () => site.api.callsTo(orderPath).length;
}

const createServerError = () => createProblemResponse(503, 'internal');

function getFact(page: Page, term: string): string {
  const found = page.getAllByRole('term').find(({ textContent }) => textContent === term);
  return normaliseSpaces(found?.parentElement?.textContent ?? null);
}

const nextSteps: Record<OrderState, { name: string; leadsTo: string } | null> = {
  awaiting: { name: polish.actions.pay, leadsTo: sampleCheckoutUrl },
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
  for (const [state, way] of Object.entries(nextSteps) as [
    OrderState,
    (typeof nextSteps)[OrderState],
  ][]) {
    test(`shows its facts and the next step when it is ${state}`, async ({ site }) => {
      site.api.set(orderPath, buildOrderResponse(state));
      const page = await openOrderPage(site);
      await page.hasHeading(polish.scenes[state].heading);
      expectText(page.getByRole('status'), getStatusText('pl', state));
      for (const words of [number, '123,45 zł', '28,39 zł', '151,84 zł']) {
        expect(page.words()).toContain(words);
      }
      if (way) {
        const link = page.getByRole('link', { name: way.name });
        expect(link.getAttribute('href')).toBe(way.leadsTo);
      }
      expect(page.queryAllByRole('button')).toHaveLength(state === 'paid' ? 6 : 0);
      await page.hasFocus(page.getHeading);
    });
  }

  for (const { id: code, path } of languages) {
    test(`renders in ${code} with localised money and time`, async ({ site }) => {
      site.api.set(orderPath, buildOrderResponse('paid'));
      const page = await openOrderPage(site, path);
      const { scenes, facts } = getTexts(code, 'order');
      await page.hasHeading(scenes.paid.heading);
      expectText(page.getByRole('status'), getStatusText(code, 'paid'));
      const gross = { pl: '151,84 zł', de: '151,84 PLN', es: '151,84 PLN' };
      expect(getFact(page, facts.gross)).toContain(
        code in gross ? gross[code as keyof typeof gross] : '151.84 PLN',
      );
      expect(getFact(page, facts.number)).toContain(number);
      expect(getFact(page, facts.paid)).toMatch(/2025.*10:14/);
      expect(document.title).not.toContain(number);
    });
  }

  test('shows the company it was bought for', async ({ site }) => {
    const company = { companyName: 'Żółw i Łoś sp. z o.o.', taxId: 'PL1234567890' };
    site.api.set(orderPath, { ...buildOrderResponse('paid'), ...company });
    const page = await openOrderPage(site);
    await page.hasHeading(polish.scenes.paid.heading);
    expect(getFact(page, polish.facts.company)).toContain(company.companyName);
    expect(getFact(page, polish.facts.taxId)).toContain(company.taxId);
  });

  test('does not link to an address that is not the checkout', async ({ site }) => {
    site.api.set(orderPath, {
      ...buildOrderResponse('awaiting'),
      checkoutUrl: 'https://evil.example/',
    });
    const page = await openOrderPage(site);
    await page.hasHeading(polish.scenes.awaiting.heading);
    expect(page.queryByRole('link', { name: polish.actions.pay })).toBeNull();
  });

  test('stays paid when the buyer returns from the payment page after paying', async ({ site }) => {
    site.api.set(orderReleasePath, buildOrderResponse('paid'));
    const page = await openOrderPage(site, 'pl', `?back#${sampleOrderToken}`);
    await page.hasHeading(polish.scenes.paid.heading);
  });

  for (const [name, hash, calls] of [
    ['a fragment that is no token', '#a%20b%C4%85', 0],
    ['an unknown token', `#${sampleOrderToken}`, 1],
  ] as const) {
    test(`names the contact for ${name}`, async ({ site }) => {
      site.api.set(orderPath, () => createProblemResponse(404, 'not_found'));
      const page = await openOrderPage(site, 'pl', hash);
      await page.hasHeading(polish.scenes.unknown.heading);
      const mail = within(page.getByRole('status')).getByRole('link', { name: organiser.email });
      expect(mail.getAttribute('href')).toBe(`mailto:${organiser.email}`);
      expect(site.api.callsTo(orderPath)).toHaveLength(calls);
      await page.user.click(page.getByRole('link', { name: polish.actions.find }));
      await page.hasHeading(polish.scenes.find.heading);
      await page.hasFocus(page.getHeading);
    });
  }
});

describe('waiting for a payment', () => {
  test('polls until the payment arrives, also after a failed response', async ({ site }) => {
    vi.useFakeTimers();
    const calls = answerInTurn(site, [
      'awaiting',
      'awaiting',
      createServerError(),
      'processing',
      'paid',
    ]);
    const page = await openOrderPage(site);
    await page.hasHeading(polish.scenes.awaiting.heading);
    await vi.advanceTimersByTimeAsync(6500);
    await page.hasHeading(polish.scenes.processing.heading);
    expect(calls()).toBe(4);
    await vi.advanceTimersByTimeAsync(30_000);
    await page.hasHeading(polish.scenes.paid.heading);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls()).toBe(5);
  });

  test('stops polling after ten minutes and resumes on press', async ({ site }) => {
    vi.useFakeTimers();
    const calls = answerInTurn(site, ['awaiting']);
    const page = await openOrderPage(site);
    await page.hasHeading(polish.scenes.awaiting.heading);
    const status = () => normaliseSpaces(page.getByRole('status').textContent);
    await vi.advanceTimersByTimeAsync(500_000);
    expect(page.queryByRole('button', { name: polish.actions.check })).toBeNull();
    await vi.advanceTimersByTimeAsync(150_000);
    const check = await waitFor(() => getButton(page, polish.actions.check));
    expect(status()).toContain(normaliseSpaces(polish.resting));
    const before = calls();
    expect(before).toBeGreaterThan(20);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls()).toBe(before);
    await page.user.click(check);
    await vi.advanceTimersByTimeAsync(10);
    expect(status()).not.toContain(normaliseSpaces(polish.resting));
    expect(calls()).toBe(before + 1);
    await page.hasFocus(() => check);
  });

  for (const [name, failure] of [
    ['does not answer', () => 'lost' as const],
    ['fails', createServerError],
  ] as const) {
    test(`reports that the API ${name}, and retries on press`, async ({ site }) => {
      vi.useFakeTimers();
      const calls = answerInTurn(site, [failure(), failure(), 'paid']);
      const page = await openOrderPage(site);
      await page.hasHeading(polish.scenes.failed.heading);
      const check = getButton(page, polish.actions.check);
      await page.user.click(check);
      await vi.advanceTimersByTimeAsync(10);
      expect(calls()).toBe(2);
      await page.hasFocus(() => check);
      expect(check.getAttribute('aria-disabled')).toBe('false');
      await page.user.click(check);
      await page.hasHeading(polish.scenes.paid.heading);
      expect(site.consoleErrors.join()).not.toContain(sampleOrderToken);
    });
  }

  test('keeps showing the order when the API becomes unavailable', async ({ site }) => {
    vi.useFakeTimers();
    answerInTurn(site, ['awaiting', createServerError()]);
    const page = await openOrderPage(site);
    await page.hasHeading(polish.scenes.awaiting.heading);
    await vi.advanceTimersByTimeAsync(1500);
    await waitFor(() => expectText(page.getByRole('alert'), polish.trouble.title));
    getButton(page, polish.actions.check);
    expect(page.getHeading().textContent).toBe(polish.scenes.awaiting.heading);
    expect(page.words()).toContain(number);
  });
});

describe('a file of the order', () => {
  for (const [name, label, path] of [
    ['ticket', polish.download.ticket, orderTicketPath],
    ['calendar', polish.download.calendar, orderCalendarPath],
  ] as const) {
    test(`can be requested again after the ${name} failed`, async ({ site }) => {
      const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
      site.api.set(orderPath, buildOrderResponse('paid'));
      site.api.set(path, 'lost');
      const page = await openPaidOrder(site);
      await page.user.click(getButton(page, label));
      const alert = await waitFor(() => page.getByRole('alert'));
      expect(normaliseSpaces(alert.textContent)).toContain(
        normaliseSpaces(polish.download.failed.text),
      );
      site.api.set(path, () => new Response('the file'));
      await page.user.click(getButton(page, label));
      await waitFor(() => expect(create).toHaveBeenCalledOnce());
      expect(page.queryByRole('alert')).toBeNull();
      for (const call of site.api.callsTo(path)) {
        expect(call.headers.get('authorization')).toBe(`Bearer ${sampleOrderToken}`);
      }
    });
  }

  test('is not requested twice at the same time', async ({ site }) => {
    site.api.set(orderTicketPath, 'pending');
    const page = await openPaidOrder(site);
    await page.user.click(getButton(page, polish.download.ticket));
    const busy = await waitFor(() => getButton(page, polish.download.busy));
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await page.hasFocus(() => busy);
    await page.user.keyboard('{Enter}');
    expect(site.api.callsTo(orderTicketPath)).toHaveLength(1);
  });

  test('is no longer offered after the ticket was refunded elsewhere', async ({ site }) => {
    answerInTurn(site, ['paid', 'refunded']);
    site.api.set(orderTicketPath, () => createProblemResponse(404, 'not_found'));
    const page = await openOrderPage(site);
    await page.hasHeading(polish.scenes.paid.heading);
    await page.user.click(getButton(page, polish.download.ticket));
    await page.hasHeading(polish.scenes.refunded.heading);
    expect(page.queryByRole('button', { name: polish.download.ticket })).toBeNull();
  });
});

describe('resending the email', () => {
  test('shows the recipient and keeps the focus', async ({ site }) => {
    site.api.set(orderResendPath, buildOrderResponse('paid'));
    const page = await openPaidOrder(site);
    const done = normaliseSpaces(fillText(polish.resend.done, { buyerEmail: email }));
    expect(page.words()).not.toContain(done);
    await page.user.click(getButton(page, polish.resend.button));
    await waitFor(() => expect(page.words()).toContain(done));
    await page.hasFocus(() => getButton(page, polish.resend.button));
  });

  test('shows when to retry after too many emails', async ({ site }) => {
    site.api.set(orderResendPath, () =>
      createProblemResponse(429, 'too_many_requests', { headers: { 'Retry-After': '1790' } }),
    );
    const page = await openPaidOrder(site);
    await page.user.click(getButton(page, polish.resend.button));
    await waitFor(() =>
      expect(page.words()).toContain(
        normaliseSpaces(fillText(polish.resend.wait, { moment: 'za 30 minut' })),
      ),
    );
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('reports a failure', async ({ site }) => {
    site.api.set(orderResendPath, () => createProblemResponse(500, 'internal'));
    const page = await openPaidOrder(site);
    await page.user.click(getButton(page, polish.resend.button));
    await waitFor(() => expectText(page.getByRole('alert'), polish.resend.failed.text));
  });
});

describe('cancelling', () => {
  for (const { id: code, path } of languages) {
    test(`takes two steps and explains the consequences in ${code}`, async ({ site }) => {
      const { cancel, scenes } = getTexts(code, 'order');
      site.api.set(orderCancelPath, buildOrderResponse('cancelled'));
      const page = await openPaidOrder(site, path);
      // The limit is a midnight; the page names the last minute before it.
      const moment = formatMoment(new Date('2025-12-19T22:59:00Z'), code);
      expect(page.words()).toContain(normaliseSpaces(fillText(cancel.until, { moment })));
      await page.user.click(getButton(page, cancel.button));
      const dialog = page.getByRole('dialog', { name: cancel.title });
      expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
      for (const words of [email, number]) expect(dialog.textContent).toContain(words);
      await page.hasFocus(() => getButton(page, cancel.back));
      expect(site.api.callsTo(orderCancelPath)).toEqual([]);

      await page.user.click(getButton(page, cancel.confirm));
      await page.hasHeading(scenes.cancelled.heading);
      expect(page.queryByRole('dialog')).toBeNull();
      await page.hasFocus(page.getHeading);
      expect(page.words()).toContain(
        normaliseSpaces(formatMoment(new Date('2025-11-04T08:00:00Z'), code)),
      );
      const [call] = site.api.callsTo(orderCancelPath);
      expect(call?.method).toBe('POST');
      expect(call?.headers.get('authorization')).toBe(`Bearer ${sampleOrderToken}`);
      expect(page.queryByRole('button', { name: cancel.button })).toBeNull();
    });
  }

  test('reports that it is too late and updates the page', async ({ site }) => {
    site.api.set(orderCancelPath, () => createProblemResponse(409, 'too_late'));
    const page = await openPaidOrder(site);
    const { button: first, back, confirm, tooLate, over } = polish.cancel;
    await page.user.click(getButton(page, first));
    site.api.set(orderPath, { ...buildOrderResponse('paid'), cancelUntil: null });
    await page.user.click(getButton(page, confirm));
    await waitFor(() => expectText(page.getByRole('alert'), getSentenceStart(tooLate.text)));
    expect(page.queryByRole('button', { name: confirm })).toBeNull();
    await page.hasFocus(() => getButton(page, back));
    await page.user.click(getButton(page, back));
    await waitFor(() => expect(page.words()).toContain(normaliseSpaces(over)));
    expect(page.queryByRole('button', { name: first })).toBeNull();
    await page.hasFocus(page.getHeading);
  });

  test('can be repeated after a lost response', async ({ site }) => {
    site.api.set(orderCancelPath, 'lost');
    const page = await openPaidOrder(site);
    await page.user.click(getButton(page, polish.cancel.button));
    await page.user.click(getButton(page, polish.cancel.confirm));
    await waitFor(() => expectText(page.getByRole('alert'), polish.cancel.failed.text));
    await page.hasFocus(() => getButton(page, polish.cancel.confirm));
    site.api.set(orderCancelPath, buildOrderResponse('cancelled'));
    await page.user.click(getButton(page, polish.cancel.confirm));
    await page.hasHeading(polish.scenes.cancelled.heading);
  });
});

async function openPaidOrder(site: Site, path = 'pl') {
  site.api.set(orderPath, buildOrderResponse('paid'));
  const page = await openOrderPage(site, path);
  const { id } = languages.find((language) => language.path === path) ?? { id: 'pl' as const };
  await page.hasHeading(getTexts(id, 'order').scenes.paid.heading);
  return page;
}

/** Start of the status text, up to its first fact or link. */
function getStatusText(code: LanguageCode, scene: OrderState): string {
  return getSentenceStart(
    fillText(getTexts(code, 'order').scenes[scene].text, { buyerEmail: email }),
  );
}
