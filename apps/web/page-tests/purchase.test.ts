import { within } from '@testing-library/dom';
import { describe, expect, vi } from 'vitest';
import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { grossOf } from '@kongres/content/facts/price';
import { tickets, vatPercent, type TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { formatMoney } from '@kongres/content/format/number';
import { purchasePath, ticketsPath } from '@kongres/contract/paths';
import { checkoutUrl } from '@kongres/contract/samples/order';
import { listPrice } from '@kongres/tools/dev/list-price';
import { finishedTexts } from '../src/lib/i18n/texts.server.ts';
import { refuse, type Answer } from './fake-api.ts';
import { plain, test, waitFor, type Page, type Site } from './site.ts';

const path = `${purchasePath}/premium`;
const polish = finishedTexts('pl', 'purchase');
const today = listPrice('premium');

const card = (page: Page, ticket: TicketId) =>
  within(page.getByRole('article', { name: pick(tickets, ticket).name }));

/** Opens the ticket page and there the dialog of a ticket. */
async function openDialog(site: Site, code: LanguageCode = 'pl', ticket: TicketId = 'premium') {
  const texts = finishedTexts(code, 'purchase');
  const page = await site.open('tickets', `/${pick(languages, code).path}/kup-bilet`);
  const { select } = finishedTexts(code, 'tickets');
  await page.user.click(card(page, ticket).getByRole('button', { name: select }));
  const dialog = await waitFor(() =>
    page.getByRole('dialog', { name: (name) => name.includes(pick(tickets, ticket).name) }),
  );
  const inDialog = within(dialog);
  return {
    page,
    dialog,
    button: (name: string) => inDialog.getByRole('button', { name }),
    status: () => plain(inDialog.getByRole('status').textContent),
    timer: () => inDialog.getByRole('timer'),
    texts,
    user: page.user,
    field: inDialog.getByLabelText(plain(texts.email)),
    submit: () => inDialog.getByRole('button', { name: texts.submit }),
    words: () => plain(dialog.textContent),
    notice: (...says: string[]) =>
      waitFor(() => {
        const notice = plain(inDialog.getByRole('alert').textContent);
        for (const words of says) expect(notice).toContain(plain(words));
      }),
  };
}

const keysOf = (site: Site, at = path) =>
  site.api.callsTo(at).map(({ headers }) => headers.get('idempotency-key'));

for (const { id: code } of languages) {
  describe(`the purchase dialog in ${code}`, () => {
    test('says what is wrong with the address, and sends nothing', async ({ site }) => {
      const { field, submit, notice, texts, user } = await openDialog(site, code);
      for (const wrong of ['', 'ala', 'ala.example']) {
        await user.clear(field);
        if (wrong) await user.type(field, wrong);
        await user.click(submit());
        await notice(texts.error.title, texts.error.email);
      }
      expect(site.api.callsTo(path)).toEqual([]);
    });

    test('says why nothing was sold, and can be used again', async ({ site }) => {
      const { field, submit, notice, texts, user } = await openDialog(site, code);
      const { error, reasons } = texts;
      await user.type(field, 'ala@example.com');
      const cases: [() => Answer, ...string[]][] = [
        [() => 'lost', error.failed],
        [() => ({}), error.noUrl],
        [() => ({ url: 'https://evil.example/' }), error.noUrl],
        [() => Response.json('oops', { status: 500 }), error.failed],
        [() => refuse(409, 'sold_out'), error.failed, reasons.sold_out],
        [() => refuse(409, 'closed'), error.failed, reasons.closed],
        [() => refuse(422, 'invalid_email'), error.failed, reasons.invalid_email],
        [
          () => refuse(429, 'too_many_requests', { headers: { 'Retry-After': '7' } }),
          error.failed,
          fillText(reasons.retry_after, { seconds: 7 }),
        ],
      ];
      for (const [answer, ...says] of cases) {
        site.api.set(path, answer);
        await user.click(submit());
        await notice(...says);
        expect(submit().hasAttribute('disabled')).toBe(false);
      }
      expect(site.complaints.join()).not.toContain('ala@');
      expect(site.leftFor()).toEqual([]);
    });

    test('sends what the contract says, and leads to the checkout', async ({ site }) => {
      const vip = `${purchasePath}/vip`;
      const { promise: answer, resolve: release } = Promise.withResolvers<Answer>();
      site.api.set(vip, () => answer);
      const { dialog, field, button, texts, user } = await openDialog(site, code, 'vip');
      await user.type(field, 'ala@example.com{Enter}');
      const busy = await waitFor(() => button(texts.submitting));
      expect(busy.hasAttribute('disabled')).toBe(true);
      expect(button(texts.cancel).hasAttribute('disabled')).toBe(true);
      expect(dialog.hasAttribute('open')).toBe(true);
      release({ url: checkoutUrl });
      await waitFor(() => expect(site.leftFor()).toEqual([checkoutUrl]));
      const [call] = site.api.callsTo(vip);
      expect(call).toMatchObject({ method: 'POST', body: { email: 'ala@example.com' } });
      expect(call?.headers.get('accept-language')).toBe(code);
      expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
      expect(call?.headers.get('shown-price')).toBe(String(listPrice('vip').grossMinor));
    });

    test('shows a price that has changed, and buys at it with the next press', async ({ site }) => {
      const net = 2 * today.netMinor;
      const dearer = Math.round((net * (100 + vatPercent)) / 100);
      const opened = await openDialog(site, code);
      const { dialog, field, submit, notice, texts, user, words } = opened;
      site.api.set(path, () => refuse(409, 'price_changed', { more: { grossMinor: dearer } }));
      await user.type(field, 'ala@example.com');
      await user.click(submit());
      const gross = formatMoney(dearer, code);
      await notice(fillText(texts.reasons.price_changed, { gross }));
      expect(plain(dialog.querySelector('dd b')?.textContent ?? '')).toBe(plain(gross));
      expect(plain(dialog.querySelector('dd')?.textContent ?? '')).toContain(
        plain(formatMoney(net, code)),
      );
      expect(plain(dialog.querySelector('del')?.textContent ?? '')).toContain(
        plain(formatMoney(today.grossMinor, code)),
      );
      // The stub, too: nothing in the dialog names the old price as the one to pay.
      expect(words()).not.toContain(plain(formatMoney(today.netMinor, code)));
      site.api.set(path, { url: checkoutUrl });
      await user.click(submit());
      await waitFor(() => expect(site.leftFor()).toEqual([checkoutUrl]));
      const shown = site.api.callsTo(path).map(({ headers }) => headers.get('shown-price'));
      expect(shown).toEqual([String(today.grossMinor), String(dearer)]);
      expect(new Set(keysOf(site)).size).toBe(2);
    });

    test('says how a finished order stands, and begins a new attempt', async ({ site }) => {
      const { field, submit, notice, texts, user } = await openDialog(site, code);
      const { order_paid, order_processing, order_finished } = texts.reasons;
      await user.type(field, 'ala@example.com');
      for (const [state, sentence] of [
        ['paid', order_paid],
        ['processing', order_processing],
        ['refunded', order_finished],
      ] as const) {
        site.api.set(path, () => refuse(409, 'order_finished', { more: { state } }));
        await user.click(submit());
        await notice(sentence);
        expect(submit().hasAttribute('disabled')).toBe(false);
      }
      expect(new Set(keysOf(site)).size).toBe(3);
    });
  });
}

describe('the key of an attempt', () => {
  test('stays after a lost answer and is renewed by a definite one', async ({ site }) => {
    const { field, submit, notice, user } = await openDialog(site);
    await user.type(field, 'ala@example.com');
    for (const answer of [() => 'lost' as const, () => refuse(500, 'internal')]) {
      site.api.set(path, answer);
      await user.click(submit());
      await notice(polish.error.failed);
    }
    await user.click(submit());
    await waitFor(() => expect(keysOf(site)).toHaveLength(3));
    const [first, second, third] = keysOf(site);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  test('is renewed when the browser shows the page again from its cache', async ({ site }) => {
    site.api.set(path, 'pending');
    const { field, submit, button, user } = await openDialog(site);
    await user.type(field, 'ala@example.com');
    await user.click(submit());
    const busy = () => button(polish.submitting);
    await waitFor(busy);
    const comeBack = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    comeBack(false);
    expect(busy().hasAttribute('disabled')).toBe(true);
    comeBack(true);
    await user.click(await waitFor(submit));
    await waitFor(() => expect(keysOf(site)).toHaveLength(2));
    expect(new Set(keysOf(site)).size).toBe(2);
  });

  test('stays while the dialog waits in line, which it says and leaves by itself', async ({
    site,
  }) => {
    vi.useFakeTimers();
    // An answer here is faster than React draws, and a second that is counted from one to one counts nothing.
    site.api.set(path, () => refuse(429, 'busy', { headers: { 'Retry-After': '2' } }));
    const { field, submit, button, status, timer, user } = await openDialog(site);
    await user.type(field, 'ala@example.com');
    await user.click(submit());
    await waitFor(() => expect(status()).toContain(plain(polish.line.text)));
    timer();
    const waiting = button(polish.line.waiting);
    expect(waiting.hasAttribute('disabled')).toBe(true);
    await waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(keysOf(site)).toHaveLength(2);
    });
    site.api.set(path, { url: checkoutUrl });
    await waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(site.leftFor()).toEqual([checkoutUrl]);
    });
    expect(keysOf(site)).toHaveLength(3);
    expect(new Set(keysOf(site)).size).toBe(1);
  });
});

describe('the ticket page', () => {
  const { states, select } = finishedTexts('pl', 'tickets');

  test('offers no ticket that is sold out or closed; an unknown state counts as open', async ({
    site,
  }) => {
    site.api.set(ticketsPath, { standard: 'sold_out', premium: 'closed', vip: 'eaten' });
    const page = await site.open('tickets', '/pl/kup-bilet');
    await page.says(states.sold_out);
    card(page, 'standard').getByText(states.sold_out);
    expect(card(page, 'standard').queryByRole('button')).toBeNull();
    card(page, 'premium').getByText(states.closed);
    card(page, 'vip').getByRole('button', { name: select });
  });

  test('shows a price that was set after the build wherever it names one, and no nonsense', async ({
    site,
  }) => {
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
    await page.says('123,50');
    const article = (id: TicketId) => page.getByRole('article', { name: pick(tickets, id).name });
    const words = (id: TicketId) => plain(article(id).textContent);
    expect(words('standard')).toContain('123,50');
    expect(article('standard').querySelector('s')).toBeNull();
    for (const price of ['400', '410']) expect(words('premium')).toContain(price);
    expect(article('premium').querySelector('s')?.textContent).toContain('450');
    expect(words('vip')).toContain(plain(formatMoney(listPrice('vip').grossMinor, 'pl')));
    const compared = plain(page.getByRole('table').textContent);
    for (const price of ['123,50', '400']) expect(compared).toContain(price);
    await page.user.click(card(page, 'standard').getByRole('button'));
    const dialog = await waitFor(() => page.getByRole('dialog'));
    expect(plain(dialog.textContent)).toContain(plain(formatMoney(grossOf(12_350), 'pl')));
  });
});
