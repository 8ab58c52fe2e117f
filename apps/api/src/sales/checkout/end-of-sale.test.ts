import { beforeEach, expect, test } from 'vitest';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { ticketIds, tickets } from '@kongres/content/facts/tickets';
import { instant } from '@kongres/content/format/date';
import { problem } from '@kongres/contract/problem';
import type { TicketsAnswer } from '@kongres/contract/tickets';
import { listPrice } from '@kongres/tools/dev/list-price';
import { sweepHolds } from '../settlement/sweep-holds.ts';
import { boughtOrder, isAdmitted, orderState } from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, stockOf } from '../../../test/test-shop.ts';

const shop = await startTestApi();
const { origin, pool, log, buy, atStripe, stopEditionAt } = shop;
const secondsFrom = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

beforeEach(() => emptyShop(pool));

async function states() {
  const answer = (await (await fetch(`${origin}/api/tickets`)).json()) as TicketsAnswer;
  return new Set(ticketIds.map((id) => answer[id]));
}

async function refusalOf(response: Response) {
  return { status: response.status, code: problem.parse(await response.json()).code };
}

test.each([
  ['a second before the first day', secondsFrom(editionStarts, -1)],
  ['on the first day', editionStarts],
  ['a second before the end', secondsFrom(editionEnds, -1)],
])('tickets are sold %s', async (_, moment) => {
  stopEditionAt(moment);
  expect(await states()).toEqual(new Set(['open']));
  expect((await buy('standard', 'ala@example.com')).status).toBe(200);
});

test.each([
  ['at the moment of the end', editionEnds],
  ['a second after the end', secondsFrom(editionEnds, 1)],
])('nothing is sold or held %s', async (_, moment) => {
  stopEditionAt(moment);
  expect(await states()).toEqual(new Set(['closed']));
  const refusal = await refusalOf(await buy('standard', 'ala@example.com'));
  expect(refusal).toEqual({ status: 409, code: 'edition_over' });
  expect(await countOf(pool, 'orders')).toBe(0);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

/** A buyer at the payment page in the last second, who is still there ten minutes later. */
async function atPaymentPage() {
  stopEditionAt(secondsFrom(editionEnds, -1));
  const order = await boughtOrder(pool, await buy('standard', 'ala@example.com'));
  stopEditionAt(secondsFrom(editionEnds, 600));
  return order;
}

test('a payment page that was opened before the end is closed with it, and its place is free', async () => {
  const { id, session } = await atPaymentPage();
  await sweepHolds(shop, log);
  expect(await orderState(pool, id)).toBe('expired');
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  await expect(atStripe('pay', session)).rejects.toThrow();
});

test('who has paid before the page is closed has a ticket, whenever we hear of it', async () => {
  const { id, session } = await atPaymentPage();
  await atStripe('pay', session, { withoutWebhook: true });
  await sweepHolds(shop, log);
  expect(await orderState(pool, id)).toBe('paid');
  expect(await isAdmitted(pool, id)).toBe(true);
});

test('a bank payment that was begun before the end keeps its place', async () => {
  const { id, session } = await atPaymentPage();
  await atStripe('pay-async', session);
  await expect.poll(() => orderState(pool, id)).toBe('processing');
  await sweepHolds(shop, log);
  expect(await orderState(pool, id)).toBe('processing');
});

test('a call that is repeated after the end finds the page of the first, and no other call does', async () => {
  const again = { 'Idempotency-Key': 'a-key' };
  stopEditionAt(secondsFrom(editionEnds, -1));
  const first = (await (await buy('standard', 'ala@example.com', again)).json()) as object;
  stopEditionAt(editionEnds);
  expect(await (await buy('standard', 'ala@example.com', again)).json()).toEqual(first);
  const other = await refusalOf(await buy('standard', 'ola@example.com', again));
  expect(other.code).toBe('edition_over');
  expect(await countOf(pool, 'orders')).toBe(1);
});

test('a price counts from its day on by the clock of the edition', async () => {
  const reduced = tickets.flatMap(({ id, prices }) => {
    const newest = prices.at(-1);
    return newest && prices.length > 1 ? [{ id, from: instant(newest.since, '00:00') }] : [];
  });
  for (const { id, from } of reduced) {
    const turn = new Date(from);
    for (const moment of [secondsFrom(turn, -1), turn]) {
      stopEditionAt(moment);
      await buy(id, `${id}@example.com`);
      const { rows } = await pool.query<{ net: number }>(
        'select net_minor as net from orders order by number desc limit 1',
      );
      expect(rows[0]?.net, `${id} ${moment.toISOString()}`).toBe(listPrice(id, moment).netMinor);
    }
  }
});

test('a hold lasts as long by real time on the first day of the sale and in the last second', async () => {
  const firstSale = new Date(instant(tickets[0]?.prices.at(0)?.since ?? '', '12:00'));
  for (const moment of [firstSale, secondsFrom(editionEnds, -1)]) {
    stopEditionAt(moment);
    expect((await buy(tickets[0]?.id ?? '', 'ala@example.com')).status).toBe(200);
  }
  expect(
    await countOf(
      pool,
      `orders where hold_ends_at between created_at + interval '5 minutes' and created_at + interval '36 minutes'
        and session_ends_at between created_at + interval '5 minutes' and hold_ends_at`,
    ),
  ).toBe(2);
});
