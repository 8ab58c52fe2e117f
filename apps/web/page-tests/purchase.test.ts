import { within } from '@testing-library/dom';
import { describe, expect, vi } from 'vitest';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { addVat } from '@kongres/content/facts/price';
import { tickets, vatPercent, type TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { formatMoney } from '@kongres/content/format/number';
import { purchasePath, ticketsPath } from '@kongres/contract/paths';
import { sampleCheckoutUrl } from '@kongres/contract/samples/order';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { getTexts } from '../src/lib/i18n/texts.server.ts';
import { createProblemResponse, type FakeResponse } from './fake-api.ts';
import { normaliseSpaces, test, waitFor, type Page, type Site } from './site.ts';

const path = `${purchasePath}/premium`;
const polish = getTexts('pl', 'purchase');
const today = getListPrice('premium');

const getTicketCard = (page: Page, ticket: TicketId) =>
  within(page.getByRole('article', { name: getRow(tickets, ticket).name }));

async function openDialog(site: Site, code: LanguageCode = 'pl', ticket: TicketId = 'premium') {
  const texts = getTexts(code, 'purchase');
  const page = await site.open('tickets', `/${getRow(languages, code).path}/kup-bilet`);
  const { select } = getTexts(code, 'tickets');
  await page.user.click(getTicketCard(page, ticket).getByRole('button', { name: select }));
  const dialog = await waitFor(() =>
    page.getByRole('dialog', { name: (name) => name.includes(getRow(tickets, ticket).name) }),
  );
  const inDialog = within(dialog);
  return {
    page,
    dialog,
    button: (name: string) => inDialog.getByRole('button', { name }),
    status: () => normaliseSpaces(inDialog.getByRole('status').textContent),
    timer: () => inDialog.getByRole('timer'),
    texts,
    user: page.user,
    field: inDialog.getByLabelText(normaliseSpaces(texts.email)),
    submit: () => inDialog.getByRole('button', { name: texts.submit }),
    words: () => normaliseSpaces(dialog.textContent),
    notice: (...sentences: string[]) =>
      waitFor(() => {
        const notice = normaliseSpaces(inDialog.getByRole('alert').textContent);
        for (const words of sentences) expect(notice).toContain(normaliseSpaces(words));
      }),
  };
}

/** Disabled buttons keep the focus, so they are only announced as disabled. */
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

const listIdempotencyKeys = (site: Site, at = path) =>
  site.api.callsTo(at).map(({ headers }) => headers.get('idempotency-key'));

for (const { id: code } of languages) {
  describe(`the purchase dialog in ${code}`, () => {
    test('rejects an invalid address and sends nothing', async ({ site }) => {
      const { field, submit, notice, texts, user } = await openDialog(site, code);
      for (const wrong of ['', 'ala', 'ala.example']) {
        await user.clear(field);
        if (wrong) await user.type(field, wrong);
        await user.click(submit());
        await notice(texts.error.title, texts.error.email);
        expect(field.getAttribute('aria-invalid')).toBe('true');
        expect(field.parentElement?.nextElementSibling?.role).toBe('alert');
      }
      expect(site.api.callsTo(path)).toEqual([]);
    });

    test('explains a refusal and can be submitted again', async ({ site }) => {
      const { field, submit, notice, texts, user } = await openDialog(site, code);
      const { error, reasons } = texts;
      await user.type(field, 'ala@example.com');
      const cases: [() => FakeResponse, ...string[]][] = [
        [() => 'lost', error.failed],
        [() => ({}), error.noUrl],
        [() => ({ url: 'https://evil.example/' }), error.noUrl],
        [() => Response.json('oops', { status: 500 }), error.failed],
        [() => createProblemResponse(409, 'sold_out'), error.failed, reasons.sold_out],
        [() => createProblemResponse(409, 'closed'), error.failed, reasons.closed],
        [() => createProblemResponse(422, 'invalid_email'), error.failed, reasons.invalid_email],
        [
          () =>
            createProblemResponse(429, 'too_many_requests', { headers: { 'Retry-After': '7' } }),
          error.failed,
          fillText(reasons.retry_after, { seconds: 7 }),
        ],
      ];
      for (const [answer, ...says] of cases) {
        site.api.set(path, answer);
        await user.click(submit());
        await notice(...says);
        expect(isDisabled(submit())).toBe(false);
      }
      expect(site.consoleErrors.join()).not.toContain('ala@');
      expect(site.listRedirects()).toEqual([]);
    });

    test('keeps the focus on its button when an order fails, until another address is typed', async ({
      site,
    }) => {
      const { promise: answer, resolve: release } = Promise.withResolvers<FakeResponse>();
      site.api.set(path, () => answer);
      const { dialog, field, submit, button, notice, texts, user } = await openDialog(site, code);
      await user.type(field, 'ala@example.com');
      await user.click(submit());
      const busy = await waitFor(() => button(texts.submitting));
      expect(document.activeElement).toBe(busy);
      release('lost');
      await notice(texts.error.title, texts.error.failed);
      expect(document.activeElement).toBe(submit());
      await user.type(field, 'x');
      expect(within(dialog).queryByRole('alert')).toBeNull();
    });

    test("sends the contract's request and leads to the checkout", async ({ site }) => {
      const vip = `${purchasePath}/vip`;
      const { promise: answer, resolve: release } = Promise.withResolvers<FakeResponse>();
      site.api.set(vip, () => answer);
      const { dialog, field, button, texts, user } = await openDialog(site, code, 'vip');
      await user.type(field, 'ala@example.com{Enter}');
      const busy = await waitFor(() => button(texts.submitting));
      expect(isDisabled(busy)).toBe(true);
      expect(isDisabled(button(texts.cancel))).toBe(true);
      await user.click(busy);
      await user.click(button(texts.cancel));
      await user.click(button(texts.close));
      await user.type(field, '{Enter}');
      expect(dialog.hasAttribute('open')).toBe(true);
      release({ url: sampleCheckoutUrl });
      await waitFor(() => expect(site.listRedirects()).toEqual([sampleCheckoutUrl]));
      expect(site.api.callsTo(vip)).toHaveLength(1);
      const [call] = site.api.callsTo(vip);
      expect(call).toMatchObject({ method: 'POST', body: { email: 'ala@example.com' } });
      expect(call?.headers.get('accept-language')).toBe(code);
      expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
      expect(call?.headers.get('shown-price')).toBe(String(getListPrice('vip').grossMinor));
    });

    test('shows a changed price and buys at it on the next press', async ({ site }) => {
      const net = 2 * today.netMinor;
      const dearer = Math.round((net * (100 + vatPercent)) / 100);
      const opened = await openDialog(site, code);
      const { dialog, field, submit, notice, texts, user, words } = opened;
      site.api.set(path, () =>
        createProblemResponse(409, 'price_changed', { more: { grossMinor: dearer } }),
      );
      await user.type(field, 'ala@example.com');
      await user.click(submit());
      const gross = formatMoney(dearer, code);
      await notice(fillText(texts.reasons.price_changed, { gross }));
      expect(normaliseSpaces(dialog.querySelector('dd b')?.textContent ?? '')).toBe(
        normaliseSpaces(gross),
      );
      expect(normaliseSpaces(dialog.querySelector('dd:has(b)')?.textContent ?? '')).toContain(
        normaliseSpaces(formatMoney(net, code)),
      );
      expect(normaliseSpaces(dialog.querySelector('del')?.textContent ?? '')).toContain(
        normaliseSpaces(formatMoney(today.grossMinor, code)),
      );
      // Including the ticket stub.
      expect(words()).not.toContain(normaliseSpaces(formatMoney(today.netMinor, code)));
      site.api.set(path, { url: sampleCheckoutUrl });
      await user.click(submit());
      await waitFor(() => expect(site.listRedirects()).toEqual([sampleCheckoutUrl]));
      const shownPrices = site.api.callsTo(path).map(({ headers }) => headers.get('shown-price'));
      expect(shownPrices).toEqual([String(today.grossMinor), String(dearer)]);
      expect(new Set(listIdempotencyKeys(site)).size).toBe(2);
    });

    test('explains a finished order and begins a new attempt', async ({ site }) => {
      const { field, submit, notice, texts, user } = await openDialog(site, code);
      const { order_paid, order_processing, order_finished } = texts.reasons;
      await user.type(field, 'ala@example.com');
      for (const [state, sentence] of [
        ['paid', order_paid],
        ['processing', order_processing],
        ['refunded', order_finished],
      ] as const) {
        site.api.set(path, () => createProblemResponse(409, 'order_finished', { more: { state } }));
        await user.click(submit());
        await notice(sentence);
        expect(isDisabled(submit())).toBe(false);
      }
      expect(new Set(listIdempotencyKeys(site)).size).toBe(3);
    });
  });
}

describe('the idempotency key', () => {
  test('is kept after a lost response and renewed after a definite one', async ({ site }) => {
    const { field, submit, notice, user } = await openDialog(site);
    await user.type(field, 'ala@example.com');
    for (const answer of [() => 'lost' as const, () => createProblemResponse(500, 'internal')]) {
      site.api.set(path, answer);
      await user.click(submit());
      await notice(polish.error.failed);
    }
    await user.click(submit());
    await waitFor(() => expect(listIdempotencyKeys(site)).toHaveLength(3));
    const [first, second, third] = listIdempotencyKeys(site);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  test('is renewed when the page returns from the back-forward cache', async ({ site }) => {
    site.api.set(path, 'pending');
    const { field, submit, button, user } = await openDialog(site);
    await user.type(field, 'ala@example.com');
    await user.click(submit());
    const busy = () => button(polish.submitting);
    await waitFor(busy);
    const comeBack = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    comeBack(false);
    expect(isDisabled(busy())).toBe(true);
    comeBack(true);
    await user.click(await waitFor(submit));
    await waitFor(() => expect(listIdempotencyKeys(site)).toHaveLength(2));
    expect(new Set(listIdempotencyKeys(site)).size).toBe(2);
  });

  test('is kept while the dialog waits in line and submits by itself', async ({ site }) => {
    vi.useFakeTimers();
    // Responses are faster than React renders, so a wait of one second would count nothing down.
    site.api.set(path, () =>
      createProblemResponse(429, 'busy', { headers: { 'Retry-After': '2' } }),
    );
    const { field, submit, button, status, timer, user } = await openDialog(site);
    await user.type(field, 'ala@example.com');
    await user.click(submit());
    await waitFor(() => expect(status()).toContain(normaliseSpaces(polish.line.text)));
    timer();
    const waiting = button(polish.line.waiting);
    expect(isDisabled(waiting)).toBe(true);
    await waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(listIdempotencyKeys(site)).toHaveLength(2);
    });
    site.api.set(path, { url: sampleCheckoutUrl });
    await waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(site.listRedirects()).toEqual([sampleCheckoutUrl]);
    });
    expect(listIdempotencyKeys(site)).toHaveLength(3);
    expect(new Set(listIdempotencyKeys(site)).size).toBe(1);
  });
});

describe('the ticket page', () => {
  const { states, select } = getTexts('pl', 'tickets');

  test('offers no ticket that is sold out or closed; an unknown state counts as open', async ({
    site,
  }) => {
    site.api.set(ticketsPath, { standard: 'sold_out', premium: 'closed', vip: 'eaten' });
    const page = await site.open('tickets', '/pl/kup-bilet');
    await page.hasText(states.sold_out);
    getTicketCard(page, 'standard').getByText(states.sold_out);
    expect(getTicketCard(page, 'standard').queryByRole('button')).toBeNull();
    getTicketCard(page, 'premium').getByText(states.closed);
    getTicketCard(page, 'vip').getByRole('button', { name: select });
  });

  test('shows valid prices set after the build and ignores invalid ones', async ({ site }) => {
    site.api.set(ticketsPath, {
      standard: 'open',
      premium: 'open',
      vip: 'open',
      prices: {
        standard: { netMinor: 12_350, originalMinor: null, lowestMinor: null },
        premium: { netMinor: 40_000, originalMinor: 45_000, lowestMinor: 41_000 },
        vip: { netMinor: 'free', originalMinor: null, lowestMinor: null },
      },
    });
    const page = await site.open('tickets', '/pl/kup-bilet');
    await page.hasText('123,50');
    const article = (id: TicketId) => page.getByRole('article', { name: getRow(tickets, id).name });
    const words = (id: TicketId) => normaliseSpaces(article(id).textContent);
    expect(words('standard')).toContain('123,50');
    expect(article('standard').querySelector('s')).toBeNull();
    for (const price of ['400', '410']) expect(words('premium')).toContain(price);
    expect(article('premium').querySelector('s')?.textContent).toContain('450');
    expect(words('vip')).toContain(
      normaliseSpaces(formatMoney(getListPrice('vip').grossMinor, 'pl')),
    );
    const compared = normaliseSpaces(page.getByRole('table').textContent);
    for (const price of ['123,50', '400']) expect(compared).toContain(price);
    await page.user.click(getTicketCard(page, 'standard').getByRole('button'));
    const dialog = await waitFor(() => page.getByRole('dialog'));
    expect(normaliseSpaces(dialog.textContent)).toContain(
      normaliseSpaces(formatMoney(addVat(12_350), 'pl')),
    );
  });
});
