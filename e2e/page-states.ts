import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import type { Language } from '@kongres/content/facts/languages';
import { editionEnd, editionStart, workshopBookingStart } from '@kongres/content/facts/phases';
import type { OrderResponse } from '@kongres/contract/order';
import {
  contactPath,
  orderEmailPath,
  orderTransferPath,
  orderCancelPath,
  orderPath,
  orderResendPath,
  orderReturnPath,
  ordersFindPath,
  purchasePath,
  ticketsPath,
} from '@kongres/contract/paths';
import { getLocalizedPath } from '@kongres/contract/pages';
import { buildOrderResponse, sampleOrderToken } from '@kongres/contract/samples/order';
import { waitForHydration } from './modified-html.ts';
import { createContactMessage, openContactForm } from './contact-form.ts';
import { getMiddayOfDay, firstSessionStart, mockEdition } from './edition.ts';
import { mockOrder, buildRefusal, mockRefusal } from './order.ts';
import { mockAttendeeApi, buildWorkshop } from './attendee-api.ts';
import { openPurchaseDialog, getTicketName } from './purchase.ts';
import { getTexts } from './texts.ts';

interface PageStateContext {
  page: Page;
  language: Language;
  /** Called in every state with its name and the element under test. */
  checkState: (name: string, part: Locator, widths?: (width: number) => boolean) => Promise<void>;
}

/** From this width the header has dropdowns instead of the mobile menu. */
const wideFrom = 1280;
const isWide = (width: number) => width >= wideFrom;
const isNarrow = (width: number) => width < wideFrom;

/** Scenes of the order page by refusal of the order call. */
const refusedOrderScenes = [
  ['unknown', 404, 'not_found'],
  ['moved', 410, 'order_moved'],
  ['failed', 503, 'internal'],
] as const;

/** States that differ from the served page: dialogs, menus, responses and refusals. */
export const pageStates: Record<string, (scene: PageStateContext) => Promise<void>> = {
  'menus, panels and forms': visitLayoutStates,
  'the purchase dialog': visitPurchaseStates,
  'the order page': visitOrderStates,
  'the congress page': visitCongressStates,
};

async function visitLayoutStates({ page, language, checkState }: PageStateContext) {
  const frame = getTexts(language.id, 'frame');
  const address = (id: Parameters<typeof getLocalizedPath>[0]) => getLocalizedPath(id, language);

  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(address('faq'));
  await waitForHydration(page);
  await page.getByRole('button', { name: frame.nav.open }).click();
  const menu = page.locator('dialog[open]');
  await expect(menu).toBeVisible();
  for (const details of await menu.locator('details').all()) {
    await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  }
  await checkState('mobile menu', menu, isNarrow);

  await page.setViewportSize({ width: wideFrom, height: 900 });
  await page.goto(address('faq'));
  await waitForHydration(page);
  const names = [...Object.values(frame.groups), language.label];
  for (const name of names) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    await checkState(`panel ${name}`, panel, isWide);
    await page.keyboard.press('Escape');
  }

  if (site.isUnderConstruction) {
    await page.evaluate(() => document.querySelector<HTMLElement>('#welcome-popup')?.showPopover());
    await checkState('welcome popup', page.locator('[popover]:popover-open'));
  }

  const { form, fill, button, alert } = await openContactForm(
    page,
    language.id,
    address('contact'),
  );
  await button.click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
  await checkState('contact form with validation errors', form);
  await page.route(`**${contactPath}**`, (route) => route.abort());
  await fill(createContactMessage());
  await button.click();
  await alert.waitFor();
  await checkState('contact form that failed to send', form);

  await page.goto(`/${language.path}/nie-ma-takiej-strony`);
  await checkState('not found', page.locator('main'));
}

async function visitPurchaseStates({ page, language, checkState }: PageStateContext) {
  const { id: code } = language;
  const texts = getTexts(code, 'purchase');
  const tickets = getLocalizedPath('tickets', language);

  let dialog = await openPurchaseDialog(page, code, tickets, 'vip');
  await checkState('purchase dialog', dialog);
  const submit = dialog.getByRole('button', { name: texts.submit });
  const alert = dialog.getByRole('alert');
  await submit.click();
  await expect(alert).toContainText(texts.error.email);
  await checkState('purchase dialog without an email address', dialog);

  await dialog.getByLabel(texts.email).fill('ala@example.com');
  const refusals = [
    { code: 'sold_out' },
    { code: 'closed' },
    { code: 'edition_over' },
    { code: 'invalid_email' },
    { code: 'provider_unavailable' },
    { code: 'price_changed', grossMinor: 245_877 },
    { code: 'order_finished', state: 'paid', textKey: 'order_paid' },
    { code: 'order_finished', state: 'processing', textKey: 'order_processing' },
    { code: 'too_many_requests', textKey: 'retry_after' },
  ] as const;
  for (const { code: reason, ...more } of refusals) {
    const { json, ...answer } = buildRefusal({
      status: reason === 'too_many_requests' ? 429 : 409,
      code: reason,
      headers: { 'Retry-After': '60' },
    });
    await page.route(`**${purchasePath}/**`, (route) =>
      route.fulfill({ ...answer, json: { ...json, ...more } }),
    );
    await submit.click();
    const textKey = 'textKey' in more ? more.textKey : reason;
    await expect(alert).toContainText(getTextBeforePlaceholder(texts.reasons[textKey]));
    await checkState(`purchase refused: ${textKey}`, dialog);
    await page.unroute(`**${purchasePath}/**`);
  }
  await page.route(`**${purchasePath}/**`, (route) =>
    route.fulfill(buildRefusal({ status: 429, code: 'busy', headers: { 'Retry-After': '600' } })),
  );
  await submit.click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await checkState('purchase queue', dialog);
  await removeMockedRoutes(page);

  await mockEdition(page, new Date(editionStart.getTime() - 24 * 60 * 60_000));
  dialog = await openPurchaseDialog(page, code, tickets, 'premium');
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await checkState('purchase dialog with consent', dialog);
  await removeMockedRoutes(page);

  await page.route(`**${ticketsPath}`, (route) =>
    route.fulfill({ json: { standard: 'sold_out', premium: 'closed', vip: 'open' } }),
  );
  await page.goto(tickets);
  await expect(page.getByText(getTexts(code, 'tickets').states.sold_out).first()).toBeVisible();
  await checkState('tickets sold out and closed', page.locator('main'));
  await removeMockedRoutes(page);

  await mockEdition(page, editionStart);
  const { phases } = getTexts(code, 'home');
  await page.goto(getLocalizedPath('home', language));
  await expect(page.locator('main')).toContainText(phases.live.hero.title);
  await checkState('home during the congress', page.locator('main'));
  await mockEdition(page, editionEnd);
  for (const id of ['home', 'tickets', 'workshops', 'miss-ai'] as const) {
    await openAfterCongress(page, language, id);
    await checkState(`${id} after the congress`, page.locator('main'));
  }
}

/** Waits until the header shows the phase after the congress. */
async function openAfterCongress(
  page: Page,
  language: Language,
  id: Parameters<typeof getLocalizedPath>[0],
) {
  await page.goto(getLocalizedPath(id, language));
  const { buy } = getTexts(language.id, 'frame').phases.after.nav;
  await expect(page.getByRole('banner').getByText(buy).first()).toBeAttached();
}

async function visitOrderStates({ page, language, checkState }: PageStateContext) {
  const { id: code } = language;
  const texts = getTexts(code, 'order');
  const address = getLocalizedPath('order', language);
  const main = page.locator('main');
  const openWith = async (scene: string, hash = `#${sampleOrderToken}`) => {
    await page.goto('about:blank');
    await page.goto(address + hash);
    await page.locator(`[data-scene="${scene}"]`).waitFor();
  };
  const answer = (more: Partial<OrderResponse>) =>
    page.route(`**${orderPath}`, (route) =>
      route.fulfill({ json: { ...buildOrderResponse('paid'), ...more } }),
    );

  for (const state of [
    'awaiting',
    'processing',
    'checking',
    'expired',
    'refunding',
    'cancelled',
    'refunded',
  ] as const) {
    await mockOrder(page, state);
    await openWith(state);
    await checkState(`order ${state}`, main);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  await page.route('**/api/order/release', (route) =>
    route.fulfill({ json: buildOrderResponse('expired') }),
  );
  await answer({ state: 'expired', paidAt: null });
  await openWith('returned', `?back#${sampleOrderToken}`);
  await checkState('order after cancelled checkout', main);
  await removeMockedRoutes(page);

  for (const [scene, status, problem] of refusedOrderScenes) {
    await mockRefusal(page, orderPath, { status, code: problem });
    await openWith(scene);
    await checkState(`order ${scene}`, main);
    await removeMockedRoutes(page);
  }
  await mockRefusal(page, orderReturnPath, { status: 410, code: 'link_used' });
  await openWith('used', '#r.c0de-of_the-way-back');
  await checkState('order return link used', main);
  await removeMockedRoutes(page);

  await openWith('find', '');
  const find = page.getByRole('form', { name: texts.find.send });
  await checkState('order search', main);
  await find.getByRole('button', { name: texts.find.send }).click();
  await expect(find.locator('[aria-invalid="true"]')).toBeVisible();
  await checkState('order search without an email address', main);
  await mockRefusal(page, ordersFindPath, {
    status: 429,
    code: 'too_many_requests',
    headers: { 'Retry-After': '700' },
  });
  await find.getByLabel(texts.find.email).fill('ala@example.com');
  await find.getByRole('button', { name: texts.find.send }).click();
  await expect(find.getByRole('alert')).toBeVisible();
  await checkState('order search rate limited', main);
  await removeMockedRoutes(page);

  await answer({
    ticket: 'vip',
    buyerName: 'Wawrzyniec Szczęsny-Konstantynowicz',
    billingAddress: {
      line1: 'ul. Plac Grunwaldzki 12/34',
      line2: null,
      postalCode: '50-384',
      city: 'Wrocław',
      region: null,
    },
    country: 'PL',
    companyName: 'Przedsiębiorstwo Handlowo-Usługowe Żółkiewski sp. z o.o.',
    taxId: 'PL5213456784',
    consentedAt: '2026-02-05T10:00:00.000Z',
  });
  await openWith('paid');
  await checkState('order paid', main);

  await mockRefusal(page, orderResendPath, {
    status: 429,
    code: 'too_many_requests',
    headers: { 'Retry-After': '7200' },
  });
  await page.getByRole('button', { name: texts.resend.button }).click();
  await expect(main).toContainText(getTextBeforePlaceholder(texts.resend.wait));
  await checkState('ticket email rate limited', main);

  const correct = page.getByRole('form', { name: texts.correct.button });
  await page.getByRole('button', { name: texts.correct.button }).click();
  await correct.getByRole('button', { name: texts.correct.submit }).click();
  await expect(correct.locator('[aria-invalid="true"]')).toBeVisible();
  await checkState('invalid new email address', main);
  await mockRefusal(page, orderEmailPath, { status: 409, code: 'too_late' });
  await correct.getByLabel(texts.correct.email).fill('ala@example.com');
  await correct.getByRole('button', { name: texts.correct.submit }).click();
  await expect(main.getByRole('alert')).toContainText(texts.correct.tooLate.title);
  await checkState('email change too late', main);

  const passOn = page.getByRole('form', { name: texts.passOn.button });
  await page.getByRole('button', { name: texts.passOn.button }).click();
  await passOn.getByRole('button', { name: texts.passOn.submit }).click();
  await expect(passOn.locator('[aria-invalid="true"]')).toBeVisible();
  await checkState('transfer without an email address', main);
  await mockRefusal(page, orderTransferPath, { status: 409, code: 'ticket_used' });
  await passOn.getByLabel(texts.passOn.email).fill('ala@example.com');
  await passOn.getByRole('button', { name: texts.passOn.submit }).click();
  await expect(main.getByRole('alert').last()).toContainText(texts.passOn.used.title);
  await checkState('transfer of a used ticket', main);

  const dialog = page.locator('dialog[open]');
  await page.getByRole('button', { name: texts.cancel.button }).click();
  await checkState('cancel dialog', dialog);
  for (const [status, problem, words] of [
    [503, 'internal', texts.cancel.failed],
    [409, 'ticket_used', texts.cancel.used],
  ] as const) {
    await mockRefusal(page, orderCancelPath, { status, code: problem });
    await dialog.getByRole('button', { name: texts.cancel.confirm }).click();
    await expect(dialog.getByRole('alert')).toContainText(words.title);
    await checkState(`cancel dialog refused: ${problem}`, dialog);
  }
  await removeMockedRoutes(page);

  await answer({ ticket: 'galas', isBought: false, isPriced: false, cancelUntil: null });
  await openWith('paid');
  await checkState('invitation', main);
  await removeMockedRoutes(page);

  await answer({ mailRefused: true });
  await openWith('paid');
  await checkState('order with a bounced email', main);
  await removeMockedRoutes(page);

  await answer({});
  await mockEdition(page, getMiddayOfDay(2));
  await openWith('paid');
  await expect(main).toContainText(getTextBeforePlaceholder(texts.phases.live.scenes.paid.text));
  await checkState('order during the congress', main);
  await mockEdition(page, editionEnd);
  await openWith('paid');
  await expect(main).toContainText(texts.phases.after.cancel.over);
  await checkState('order after the congress', main);
}

async function visitCongressStates({ page, language, checkState }: PageStateContext) {
  const texts = getTexts(language.id, 'congress');
  const address = getLocalizedPath('congress', language);
  const main = page.locator('main');
  const heading = page.getByRole('heading', { level: 1 });
  const openWith = async (hash = `#${sampleOrderToken}`) => {
    await page.goto('about:blank');
    await page.goto(address + hash);
  };
  const resetPage = async () => {
    await removeMockedRoutes(page);
    await page.evaluate((key) => localStorage.removeItem(key), site.storageKeys.ticket);
  };

  await openWith('');
  await expect(heading).toContainText(texts.scenes.none.heading);
  await checkState('congress without a ticket', main);
  for (const [scene, status, problem] of refusedOrderScenes) {
    await mockRefusal(page, orderPath, { status, code: problem });
    await openWith();
    await page.locator(`[data-scene="${scene}"]`).waitFor();
    await checkState(`congress ${scene}`, main);
    await resetPage();
  }
  for (const [scene, state] of [
    ['pending', 'awaiting'],
    ['gone', 'refunded'],
  ] as const) {
    await mockOrder(page, state);
    await openWith();
    await page.locator(`[data-scene="${scene}"]`).waitFor();
    await checkState(`congress ${scene}`, main);
    await resetPage();
  }

  const timeLeft = (112 * 24 * 60 + 13 * 60 + 48) * 60_000;
  const card = page.getByRole('region', { name: getTicketName('premium') });
  for (const [name, now] of [
    ['before', new Date(firstSessionStart.getTime() - timeLeft)],
    ['on a day with a gala', getMiddayOfDay(5)],
    ['after', editionEnd],
  ] as const) {
    await mockOrder(page, 'paid');
    await mockEdition(page, now);
    await openWith();
    await expect(card).toBeVisible();
    if (name !== 'before') {
      const phase = name === 'after' ? texts.after : getTexts(language.id, 'live');
      await expect(heading).toContainText(getTextBeforePlaceholder(phase.heading));
    } else await expect(main).toContainText(/112\s/);
    await checkState(`congress ${name}`, main);
    if (name === 'before') await visitChecklistStates({ page, language, checkState });
    if (name !== 'after') await resetPage();
  }
  await page.getByRole('button', { name: texts.ticket.forget }).click();
  await expect(heading).toContainText(texts.scenes.forgotten.heading);
  await checkState('congress after removing the ticket', main);
}

/** Checklist with workshops in every state, benefits and a failed stream test. */
async function visitChecklistStates({ page, language, checkState }: PageStateContext) {
  const { before } = getTexts(language.id, 'congress');
  await mockEdition(page, new Date(workshopBookingStart.getTime() + 60_000));
  await mockAttendeeApi(page, {
    done: ['clock', 'calendar'],
    workshops: [
      buildWorkshop('free'),
      buildWorkshop('booked', { own: 'booked' }),
      buildWorkshop('waiting', { own: 'waiting', free: 0, ahead: 12 }),
      buildWorkshop('full', { free: 0, ahead: 3, title: { pl: 'Warsztat '.repeat(12).trim() } }),
    ],
    benefits: [
      {
        id: 'qa-session',
        address: 'https://meet.example.com/qa',
        starts: firstSessionStart.toISOString(),
      },
      { id: 'e-learning', address: null, starts: null },
    ],
  });
  await page.reload();
  await page.getByRole('button', { name: before.checks.picture.button }).click();
  await page.getByRole('button', { name: before.trial.no }).click();
  await expect(
    page
      .getByRole('heading', { name: 'Warsztat booked' })
      .or(page.getByText('Workshop booked'))
      .first(),
  ).toBeVisible();
  await checkState('congress with checklist', page.locator('main'));
}

async function removeMockedRoutes(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Text before the first placeholder or tag. */
function getTextBeforePlaceholder(text: string): string {
  return (text.split(/\{\{|</)[0] ?? text).trim();
}
