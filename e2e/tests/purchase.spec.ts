import { languages } from '@kongres/content/facts/languages';
import { grossOf } from '@kongres/content/facts/price';
import { vatPercent, type TicketId } from '@kongres/content/facts/tickets';
import { formatMoney } from '@kongres/content/format/number';
import type { Problem, ProblemCode } from '@kongres/contract/problem';
import { listPrice } from '@kongres/tools/list-price';
import type { Request } from '@playwright/test';
import { openDialog, ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const checkout = 'https://checkout.stripe.com/c/pay/cs_test_1';

for (const { id: code, path } of languages) {
  const texts = textsOf(code, 'purchase');

  test(`every notice of the dialog speaks ${code}`, async ({ page, complaints }) => {
    let calls = 0;
    let answer: { status: number; json: unknown; headers?: Record<string, string> } | 'lost' =
      'lost';
    await page.route('**/api/purchase/premium', (route) => {
      calls += 1;
      return answer === 'lost' ? route.abort() : route.fulfill(answer);
    });
    const dialog = await openDialog(page, code, `/${path}`);
    const submit = dialog.getByRole('button', { name: texts.submit });
    const notice = dialog.getByRole('alert');

    for (const wrong of ['', 'ala', 'ala.example']) {
      await dialog.getByLabel(texts.email).fill(wrong);
      await submit.click();
      await expect(notice).toContainText(texts.error.title);
      await expect(notice).toContainText(texts.error.email);
    }
    expect(calls).toBe(0);

    await dialog.getByLabel(texts.email).fill('ala@example.com');
    const problem = (status: number, problemCode: string) => ({
      status,
      json: { type: 'about:blank', title: 'x', status, code: problemCode },
    });
    const cases = [
      { answer: 'lost' as const, says: [texts.error.failed] },
      { answer: { status: 200, json: {} }, says: [texts.error.noUrl] },
      {
        answer: { status: 200, json: { url: 'https://evil.example/' } },
        says: [texts.error.noUrl],
      },
      { answer: { status: 500, json: 'oops' }, says: [texts.error.failed] },
      { answer: problem(409, 'sold_out'), says: [texts.error.failed, texts.reasons.sold_out] },
      { answer: problem(409, 'closed'), says: [texts.error.failed, texts.reasons.closed] },
      {
        answer: problem(422, 'invalid_email'),
        says: [texts.error.failed, texts.reasons.invalid_email],
      },
      {
        answer: { ...problem(429, 'too_many_requests'), headers: { 'Retry-After': '7' } },
        says: [texts.error.failed, texts.reasons.retry_after.replace('{{seconds}}', '7')],
      },
    ];
    for (const { answer: given, says } of cases) {
      answer = given;
      await submit.click();
      for (const words of says) await expect(notice).toContainText(plain(words));
      await expect(submit).toBeEnabled();
    }
    expect(complaints.join()).not.toContain('ala@');

    await dialog.getByRole('button', { name: texts.cancel }).click();
    await expect(dialog).toBeHidden();
  });

  test(`an order in ${code} is sent as the contract says and leads to the checkout`, async ({
    page,
  }) => {
    let sent: Request | undefined;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/purchase/vip', async (route) => {
      sent = route.request();
      await held;
      await route.fulfill({ json: { url: checkout } });
    });
    await page.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ body: 'checkout' }),
    );
    const dialog = await openDialog(page, code, `/${path}/kup-bilet`, 'vip');
    await dialog.getByLabel(texts.email).fill('ala@example.com');
    await page.keyboard.press('Enter');
    const busy = dialog.getByRole('button', { name: texts.submitting });
    await expect(busy).toBeDisabled();
    await expect(dialog.getByRole('button', { name: texts.cancel })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    release();
    await page.waitForURL(checkout);
    expect(sent?.method()).toBe('POST');
    expect(sent?.postDataJSON()).toEqual({ email: 'ala@example.com' });
    expect(sent?.headers()['accept-language']).toBe(code);
    expect(sent?.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/);
    expect(sent?.headers()['shown-price']).toBe(String(listPrice('vip').grossMinor));
  });
}

test('a lost answer keeps the key of the attempt, a definite one renews it', async ({ page }) => {
  const keys: string[] = [];
  await page.route('**/api/purchase/standard', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return keys.length === 1 ? route.abort() : route.fulfill({ status: 500, json: {} });
  });
  const dialog = await openDialog(page, 'pl', '/pl', 'standard');
  const { email, submit } = textsOf('pl', 'purchase');
  await dialog.getByLabel(email).fill('ala@example.com');
  for (const call of [1, 2, 3]) {
    await dialog.getByRole('button', { name: submit }).click();
    await expect.poll(() => keys.length).toBe(call);
    await expect(dialog.getByRole('alert')).toBeVisible();
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

const today = listPrice('premium');
const dearer = {
  net: 2 * today.netMinor,
  gross: Math.round((2 * today.netMinor * (100 + vatPercent)) / 100),
};

for (const { id: code, path } of languages) {
  test(`a price that changed meanwhile is shown in ${code}, and the next press buys at it`, async ({
    page,
  }) => {
    const calls: Record<string, string>[] = [];
    await page.route('**/api/purchase/premium', (route) => {
      calls.push(route.request().headers());
      return calls.length === 1
        ? route.fulfill({
            status: 409,
            json: { ...refused('price_changed'), grossMinor: dearer.gross },
          })
        : route.fulfill({ json: { url: checkout } });
    });
    await page.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ body: 'checkout' }),
    );
    const texts = textsOf(code, 'purchase');
    const dialog = await openDialog(page, code, `/${path}/kup-bilet`);
    await dialog.getByLabel(texts.email).fill('ala@example.com');
    await dialog.getByRole('button', { name: texts.submit }).click();
    const notice = dialog.getByRole('alert');
    const gross = formatMoney(dearer.gross, code);
    await expect(notice).toContainText(
      plain(texts.reasons.price_changed.replace('{{gross}}', gross)),
    );
    await expect(dialog.locator('dd b')).toHaveText(plain(gross));
    await expect(dialog.locator('dd')).toContainText(plain(formatMoney(dearer.net, code)));
    await expect(dialog.locator('del')).toContainText(plain(formatMoney(today.grossMinor, code)));
    // The stub, too: nothing in the dialog names the old price as the one to pay.
    await expect(dialog).not.toContainText(plain(formatMoney(today.netMinor, code)));
    await dialog.getByRole('button', { name: texts.submit }).click();
    await page.waitForURL(checkout);
    expect(calls.map((headers) => headers['shown-price'])).toEqual([
      String(today.grossMinor),
      String(dearer.gross),
    ]);
    expect(calls[1]?.['idempotency-key']).not.toBe(calls[0]?.['idempotency-key']);
  });

  test(`an order that is finished says how it stands in ${code}, and a new attempt begins`, async ({
    page,
  }) => {
    const keys: string[] = [];
    const states = ['paid', 'processing', 'refunded'];
    await page.route('**/api/purchase/premium', (route) => {
      const state = states[keys.length];
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      return route.fulfill({ status: 409, json: { ...refused('order_finished'), state } });
    });
    const { email, submit, reasons } = textsOf(code, 'purchase');
    const dialog = await openDialog(page, code, `/${path}/kup-bilet`);
    await dialog.getByLabel(email).fill('ala@example.com');
    for (const sentence of [reasons.order_paid, reasons.order_processing, reasons.order_finished]) {
      await dialog.getByRole('button', { name: submit }).click();
      await expect(dialog.getByRole('alert')).toContainText(plain(sentence));
      await expect(dialog.getByRole('button', { name: submit })).toBeEnabled();
    }
    expect(new Set(keys).size).toBe(3);
  });
}

test('a page that comes back from the browser’s cache begins a new attempt', async ({ page }) => {
  const keys: string[] = [];
  await page.route('**/api/purchase/premium', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    // Never answered: the page is as it is when the browser has left it for the checkout.
    return keys.length === 1 ? undefined : route.abort();
  });
  const { email, submit, submitting } = textsOf('pl', 'purchase');
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(email).fill('ala@example.com');
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByRole('button', { name: submitting })).toBeDisabled();
  const comeBack = (persisted: boolean) =>
    page.evaluate((isKept) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }));
    }, persisted);
  await comeBack(false);
  await expect(dialog.getByRole('button', { name: submitting })).toBeDisabled();
  await comeBack(true);
  await dialog.getByRole('button', { name: submit }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('in a rush the dialog stands in line, says so, and goes on by itself with the same key', async ({
  page,
}) => {
  const keys: string[] = [];
  await page.route('**/api/purchase/premium', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return keys.length < 3
      ? route.fulfill({
          status: 429,
          headers: { 'Retry-After': '1' },
          json: { type: 'about:blank', title: 'x', status: 429, code: 'busy' },
        })
      : route.fulfill({ json: { url: checkout } });
  });
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ body: 'checkout' }),
  );
  const { email, submit, line } = textsOf('pl', 'purchase');
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(email).fill('ala@example.com');
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByRole('status')).toContainText(plain(line.text));
  await expect(dialog.getByRole('timer')).toBeVisible();
  await expect(dialog.getByRole('button', { name: line.waiting })).toBeDisabled();
  await page.waitForURL(checkout, { timeout: 30_000 });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('the dialog shows the gross total, terms and privacy, and gives the focus back', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  await expect(dialog).toContainText(plain(formatMoney(today.grossMinor, 'pl')));
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await expect(dialog.locator('form')).toHaveAttribute('novalidate', '');
  await expect(dialog.locator('input[type="email"][required]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('article', { name: ticketName('premium') }).getByRole('button'),
  ).toBeFocused();
});

test('sold out and closed tickets cannot be chosen; an unknown state counts as open', async ({
  page,
}) => {
  await page.route('**/api/tickets', (route) =>
    route.fulfill({ json: { standard: 'sold_out', premium: 'closed', vip: 'eaten' } }),
  );
  await page.goto('/pl/kup-bilet');
  const { states, select } = textsOf('pl', 'tickets');
  const card = (id: TicketId) => page.getByRole('article', { name: ticketName(id) });
  await expect(card('standard')).toContainText(states.sold_out);
  await expect(card('standard').getByRole('button')).toHaveCount(0);
  await expect(card('premium')).toContainText(states.closed);
  await expect(card('vip').getByRole('button', { name: select })).toBeVisible();
});

test('a price that was set after the page was built stands wherever the page names it, nonsense does not', async ({
  page,
}) => {
  const states = { standard: 'open', premium: 'open', vip: 'open' };
  const prices = {
    standard: { netMinor: 12_350, originalMinor: null, lowestMinor: null },
    premium: { netMinor: 40_000, originalMinor: 45_000, lowestMinor: 41_000 },
    vip: { netMinor: 'free', originalMinor: null, lowestMinor: null },
  };
  await page.route('**/api/tickets', (route) => route.fulfill({ json: { ...states, prices } }));
  await page.goto('/pl/kup-bilet');
  const card = (id: TicketId) => page.getByRole('article', { name: ticketName(id) });
  await expect(card('standard')).toContainText('123,50');
  await expect(card('standard').locator('s')).toHaveCount(0);
  await expect(card('premium')).toContainText('400');
  await expect(card('premium').locator('s')).toContainText('450');
  const compared = page.getByRole('table');
  await expect(compared).toContainText('123,50');
  await expect(compared).toContainText('400');
  await expect(card('premium')).toContainText('410');
  await expect(card('vip')).toContainText(formatMoney(listPrice('vip').grossMinor, 'pl'));
  await card('standard').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(formatMoney(grossOf(12_350), 'pl'));
});

function refused(code: ProblemCode): Problem {
  return { type: 'about:blank', title: 'x', status: 409, code };
}
