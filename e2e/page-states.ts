import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import type { Language } from '@kongres/content/facts/languages';
import { editionEnds, editionStarts, workshopBookingOpens } from '@kongres/content/facts/phases';
import type { OrderAnswer } from '@kongres/contract/order';
import {
  contactPath,
  orderAddressPath,
  orderPassOnPath,
  orderCancelPath,
  orderPath,
  orderResendPath,
  orderReturnPath,
  ordersFindPath,
  purchasePath,
  ticketsPath,
} from '@kongres/contract/paths';
import { addressOf } from '@kongres/contract/pages';
import { isRunning } from './altered-page.ts';
import { newMessage, openForm } from './contact.ts';
import { duringDay, firstSession, setEdition } from './edition.ts';
import { answerWith, orderIn, refusal, refuse, token } from './order.ts';
import { setPlan, workshop } from './plan.ts';
import { openDialog, ticketName } from './purchase.ts';
import { textsOf } from './texts.ts';

interface Scene {
  page: Page;
  language: Language;
  /** Called in every state with its name and the part of the page that it concerns. */
  look: (name: string, part: Locator, widths?: (width: number) => boolean) => Promise<void>;
}

/** From here on the header has dropdowns, below it a menu. */
const wideFrom = 1280;
const isWide = (width: number) => width >= wideFrom;
const isNarrow = (width: number) => width < wideFrom;

/** Why nobody is told of an order, and what the page then shows. */
const refusedScenes = [
  ['unknown', 404, 'not_found'],
  ['moved', 410, 'order_moved'],
  ['failed', 503, 'internal'],
] as const;

/** What a page shows beyond how it was served: dialogs, menus, answers and refusals. */
export const pageStates: Record<string, (scene: Scene) => Promise<void>> = {
  'menus, panels and forms': lookAtFrame,
  'the purchase dialog': lookAtPurchase,
  'the order page': lookAtOrder,
  'the congress page': lookAtCongress,
};

async function lookAtFrame({ page, language, look }: Scene) {
  const frame = textsOf(language.id, 'frame');
  const address = (id: Parameters<typeof addressOf>[0]) => addressOf(id, language);

  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(address('faq'));
  await isRunning(page);
  await page.getByRole('button', { name: frame.nav.open }).click();
  const menu = page.locator('dialog[open]');
  await expect(menu).toBeVisible();
  for (const details of await menu.locator('details').all()) {
    await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  }
  await look('mobile menu', menu, isNarrow);

  await page.setViewportSize({ width: wideFrom, height: 900 });
  await page.goto(address('faq'));
  await isRunning(page);
  const names = [...Object.values(frame.groups), language.label];
  for (const name of names) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    await look(`panel ${name}`, panel, isWide);
    await page.keyboard.press('Escape');
  }

  if (site.isUnderConstruction) {
    await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
    await look('welcome popup', page.locator('[popover]:popover-open'));
  }

  await page.goto(address('expo'));
  await isRunning(page);
  await page.getByRole('button', { name: textsOf(language.id, 'expo').plan.open }).click();
  await look('floor plan', page.locator('dialog[open]'));

  const { form, fill, button, alert } = await openForm(page, language.id, address('contact'));
  await button.click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
  await look('contact form with faults', form);
  await page.route(`**${contactPath}**`, (route) => route.abort());
  await fill(newMessage());
  await button.click();
  await alert.waitFor();
  await look('contact form that was not sent', form);

  await page.goto(`/${language.path}/nie-ma-takiej-strony`);
  await look('unknown address', page.locator('main'));
}

async function lookAtPurchase({ page, language, look }: Scene) {
  const { id: code } = language;
  const texts = textsOf(code, 'purchase');
  const tickets = addressOf('tickets', language);

  let dialog = await openDialog(page, code, tickets, 'vip');
  await look('purchase dialog', dialog);
  const submit = dialog.getByRole('button', { name: texts.submit });
  const alert = dialog.getByRole('alert');
  await submit.click();
  await expect(alert).toContainText(texts.error.email);
  await look('purchase dialog without an address', dialog);

  await dialog.getByLabel(texts.email).fill('ala@example.com');
  const refusals = [
    { code: 'sold_out' },
    { code: 'closed' },
    { code: 'edition_over' },
    { code: 'invalid_email' },
    { code: 'provider_unavailable' },
    { code: 'price_changed', grossMinor: 245_877 },
    { code: 'order_finished', state: 'paid', told: 'order_paid' },
    { code: 'order_finished', state: 'processing', told: 'order_processing' },
    { code: 'too_many_requests', told: 'retry_after' },
  ] as const;
  for (const { code: reason, ...more } of refusals) {
    const { json, ...answer } = refusal({
      status: reason === 'too_many_requests' ? 429 : 409,
      code: reason,
      headers: { 'Retry-After': '60' },
    });
    await page.route(`**${purchasePath}/**`, (route) =>
      route.fulfill({ ...answer, json: { ...json, ...more } }),
    );
    await submit.click();
    const told = 'told' in more ? more.told : reason;
    await expect(alert).toContainText(beginning(texts.reasons[told]));
    await look(`purchase refused: ${told}`, dialog);
    await page.unroute(`**${purchasePath}/**`);
  }
  await page.route(`**${purchasePath}/**`, (route) =>
    route.fulfill(refusal({ status: 429, code: 'busy', headers: { 'Retry-After': '600' } })),
  );
  await submit.click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await look('waiting in line', dialog);
  await afresh(page);

  await setEdition(page, new Date(editionStarts.getTime() - 24 * 60 * 60_000));
  dialog = await openDialog(page, code, tickets, 'premium');
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await look('purchase dialog that asks for consent', dialog);
  await afresh(page);

  await page.route(`**${ticketsPath}`, (route) =>
    route.fulfill({ json: { standard: 'sold_out', premium: 'closed', vip: 'open' } }),
  );
  await page.goto(tickets);
  await expect(page.getByText(textsOf(code, 'tickets').states.sold_out).first()).toBeVisible();
  await look('tickets sold out and closed', page.locator('main'));
  await afresh(page);

  await setEdition(page, editionStarts);
  const { phases } = textsOf(code, 'home');
  await page.goto(addressOf('home', language));
  await expect(page.locator('main')).toContainText(phases.live.hero.title);
  await look('home while the congress is on', page.locator('main'));
  await setEdition(page, editionEnds);
  for (const id of ['home', 'tickets', 'workshops', 'miss-ai'] as const) {
    await openAfterwards(page, language, id);
    await look(`${id} after the congress`, page.locator('main'));
  }
}

/** A page as it reads when the congress is over. */
async function openAfterwards(page: Page, language: Language, id: Parameters<typeof addressOf>[0]) {
  await page.goto(addressOf(id, language));
  const { buy } = textsOf(language.id, 'frame').phases.after.nav;
  await expect(page.getByRole('banner').getByText(buy).first()).toBeAttached();
}

async function lookAtOrder({ page, language, look }: Scene) {
  const { id: code } = language;
  const texts = textsOf(code, 'order');
  const address = addressOf('order', language);
  const main = page.locator('main');
  const openWith = async (scene: string, hash = `#${token}`) => {
    await page.goto('about:blank');
    await page.goto(address + hash);
    await page.locator(`[data-scene="${scene}"]`).waitFor();
  };
  const answer = (more: Partial<OrderAnswer>) =>
    page.route(`**${orderPath}`, (route) =>
      route.fulfill({ json: { ...orderIn('paid'), ...more } }),
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
    await answerWith(page, state);
    await openWith(state);
    await look(`order ${state}`, main);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  await page.route('**/api/order/release', (route) => route.fulfill({ json: orderIn('expired') }));
  await answer({ state: 'expired', paidAt: null });
  await openWith('returned', `?back#${token}`);
  await look('order returned', main);
  await afresh(page);

  for (const [scene, status, problem] of refusedScenes) {
    await refuse(page, orderPath, { status, code: problem });
    await openWith(scene);
    await look(`order ${scene}`, main);
    await afresh(page);
  }
  await refuse(page, orderReturnPath, { status: 410, code: 'link_used' });
  await openWith('used', '#r.c0de-of_the-way-back');
  await look('order link used', main);
  await afresh(page);

  await openWith('find', '');
  const find = page.getByRole('form', { name: texts.find.send });
  await look('order find', main);
  await find.getByRole('button', { name: texts.find.send }).click();
  await expect(find.locator('[aria-invalid="true"]')).toBeVisible();
  await look('order find without an address', main);
  await refuse(page, ordersFindPath, {
    status: 429,
    code: 'too_many_requests',
    headers: { 'Retry-After': '700' },
  });
  await find.getByLabel(texts.find.email).fill('ala@example.com');
  await find.getByRole('button', { name: texts.find.send }).click();
  await expect(find.getByRole('alert')).toBeVisible();
  await look('order find too often', main);
  await afresh(page);

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
  await look('order paid', main);

  await refuse(page, orderResendPath, {
    status: 429,
    code: 'too_many_requests',
    headers: { 'Retry-After': '7200' },
  });
  await page.getByRole('button', { name: texts.resend.button }).click();
  await expect(main).toContainText(beginning(texts.resend.wait));
  await look('ticket mail sent too often', main);

  const correct = page.getByRole('form', { name: texts.correct.button });
  await page.getByRole('button', { name: texts.correct.button }).click();
  await correct.getByRole('button', { name: texts.correct.submit }).click();
  await expect(correct.locator('[aria-invalid="true"]')).toBeVisible();
  await look('new address that is none', main);
  await refuse(page, orderAddressPath, { status: 409, code: 'too_late' });
  await correct.getByLabel(texts.correct.email).fill('ala@example.com');
  await correct.getByRole('button', { name: texts.correct.submit }).click();
  await expect(main.getByRole('alert')).toContainText(texts.correct.tooLate.title);
  await look('new address too late', main);

  const passOn = page.getByRole('form', { name: texts.passOn.button });
  await page.getByRole('button', { name: texts.passOn.button }).click();
  await passOn.getByRole('button', { name: texts.passOn.submit }).click();
  await expect(passOn.locator('[aria-invalid="true"]')).toBeVisible();
  await look('friend without an address', main);
  await refuse(page, orderPassOnPath, { status: 409, code: 'ticket_used' });
  await passOn.getByLabel(texts.passOn.email).fill('ala@example.com');
  await passOn.getByRole('button', { name: texts.passOn.submit }).click();
  await expect(main.getByRole('alert').last()).toContainText(texts.passOn.used.title);
  await look('ticket too late to pass on', main);

  const dialog = page.locator('dialog[open]');
  await page.getByRole('button', { name: texts.cancel.button }).click();
  await look('cancel dialog', dialog);
  for (const [status, problem, words] of [
    [503, 'internal', texts.cancel.failed],
    [409, 'ticket_used', texts.cancel.used],
  ] as const) {
    await refuse(page, orderCancelPath, { status, code: problem });
    await dialog.getByRole('button', { name: texts.cancel.confirm }).click();
    await expect(dialog.getByRole('alert')).toContainText(words.title);
    await look(`cancel dialog refused: ${problem}`, dialog);
  }
  await afresh(page);

  await answer({ ticket: 'galas', isBought: false, isPriced: false, cancelUntil: null });
  await openWith('paid');
  await look('invitation', main);
  await afresh(page);

  await answer({ mailRefused: true });
  await openWith('paid');
  await look('order whose mail was refused', main);
  await afresh(page);

  await answer({});
  await setEdition(page, duringDay(2));
  await openWith('paid');
  await expect(main).toContainText(beginning(texts.phases.live.scenes.paid.text));
  await look('order while the congress is on', main);
  await setEdition(page, editionEnds);
  await openWith('paid');
  await expect(main).toContainText(texts.phases.after.cancel.over);
  await look('order after the congress', main);
}

async function lookAtCongress({ page, language, look }: Scene) {
  const texts = textsOf(language.id, 'congress');
  const address = addressOf('congress', language);
  const main = page.locator('main');
  const heading = page.getByRole('heading', { level: 1 });
  const openWith = async (hash = `#${token}`) => {
    await page.goto('about:blank');
    await page.goto(address + hash);
  };
  const forget = async () => {
    await afresh(page);
    await page.evaluate((key) => localStorage.removeItem(key), site.storageKeys.ticket);
  };

  await openWith('');
  await expect(heading).toContainText(texts.scenes.none.heading);
  await look('congress without a ticket', main);
  for (const [scene, status, problem] of refusedScenes) {
    await refuse(page, orderPath, { status, code: problem });
    await openWith();
    await page.locator(`[data-scene="${scene}"]`).waitFor();
    await look(`congress ${scene}`, main);
    await forget();
  }
  for (const [scene, state] of [
    ['pending', 'awaiting'],
    ['gone', 'refunded'],
  ] as const) {
    await answerWith(page, state);
    await openWith();
    await page.locator(`[data-scene="${scene}"]`).waitFor();
    await look(`congress ${scene}`, main);
    await forget();
  }

  const wait = (112 * 24 * 60 + 13 * 60 + 48) * 60_000;
  const card = page.getByRole('region', { name: ticketName('premium') });
  for (const [name, now] of [
    ['before', new Date(firstSession.getTime() - wait)],
    ['on a day with a gala', duringDay(5)],
    ['after', editionEnds],
  ] as const) {
    await answerWith(page, 'paid');
    await setEdition(page, now);
    await openWith();
    await expect(card).toBeVisible();
    if (name !== 'before') {
      const phase = name === 'after' ? texts.after : textsOf(language.id, 'live');
      await expect(heading).toContainText(beginning(phase.heading));
    } else await expect(main).toContainText(/112\s/);
    await look(`congress ${name}`, main);
    if (name === 'before') await lookAtPreparations({ page, language, look });
    if (name !== 'after') await forget();
  }
  await page.getByRole('button', { name: texts.ticket.forget }).click();
  await expect(heading).toContainText(texts.scenes.forgotten.heading);
  await look('congress forgotten', main);
}

/** The checklist with everything that can be on it: places of every kind, benefits, and the trial that did not work. */
async function lookAtPreparations({ page, language, look }: Scene) {
  const { before } = textsOf(language.id, 'congress');
  await setEdition(page, new Date(workshopBookingOpens.getTime() + 60_000));
  await setPlan(page, {
    done: ['clock', 'calendar'],
    workshops: [
      workshop('free'),
      workshop('booked', { own: 'booked' }),
      workshop('waiting', { own: 'waiting', free: 0, ahead: 12 }),
      workshop('full', { free: 0, ahead: 3, title: { pl: 'Warsztat '.repeat(12).trim() } }),
    ],
    benefits: [
      {
        id: 'qa-session',
        address: 'https://meet.example.com/qa',
        starts: firstSession.toISOString(),
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
  await look('congress with preparations', page.locator('main'));
}

/** From now on only the stack answers. */
async function afresh(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** As much of a sentence as stands before its first fact. */
function beginning(text: string): string {
  return (text.split(/\{\{|</)[0] ?? text).trim();
}
