import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import { tickets } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import { sampleCheckoutUrl } from '@kongres/contract/samples/order';
import { getTexts } from '../src/lib/i18n/texts.server.ts';
import { normaliseSpaces, test, waitFor } from './site.ts';

const { select } = getTexts('pl', 'tickets');
const texts = getTexts('pl', 'purchase');

test('cancelling closes the purchase dialog and clears the choice', async ({ site }) => {
  const page = await site.open('tickets', '/pl/kup-bilet');
  for (const { id, name } of [tickets[0], tickets[2]].flatMap((ticket) => ticket ?? [])) {
    const card = within(page.getByRole('article', { name }));
    await page.user.click(card.getByRole('button', { name: select }));
    const dialog = await waitFor(() =>
      page.getByRole('dialog', { name: (all) => all.includes(name) }),
    );
    const others = tickets.filter((ticket) => ticket.id !== id);
    for (const other of others) expect(dialog.textContent).not.toContain(other.name);
    await page.user.click(within(dialog).getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  }
  expect(site.api.callsTo(`${purchasePath}/standard`)).toEqual([]);
});

test('after an error the dialog can be cancelled, and another ticket be chosen', async ({
  site,
}) => {
  site.api.set(`${purchasePath}/standard`, 'lost');
  site.api.set(`${purchasePath}/vip`, { url: sampleCheckoutUrl });
  const page = await site.open('tickets', '/pl/kup-bilet');
  const choose = async (index: number) => {
    const name = tickets[index]?.name ?? '';
    const card = within(page.getByRole('article', { name }));
    await page.user.click(card.getByRole('button', { name: select }));
    return within(await waitFor(() => page.getByRole('dialog')));
  };
  const first = await choose(0);
  await page.user.type(first.getByLabelText(normaliseSpaces(texts.email)), 'ala@example.com');
  await page.user.click(first.getByRole('button', { name: texts.submit }));
  await waitFor(() => first.getByRole('alert'));
  await page.user.click(first.getByRole('button', { name: texts.cancel }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  const second = await choose(2);
  expect(second.queryByRole('alert')).toBeNull();
  await page.user.type(second.getByLabelText(normaliseSpaces(texts.email)), 'ala@example.com');
  await page.user.click(second.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(site.listRedirects()).toEqual([sampleCheckoutUrl]));
});
