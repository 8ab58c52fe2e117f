import { beforeEach, expect, test } from 'vitest';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { ticketIds, tickets } from '@kongres/content/facts/tickets';
import { toIsoInstant } from '@kongres/content/format/date';
import { problem } from '@kongres/contract/problem';
import type { TicketsResponse } from '@kongres/contract/tickets';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { releaseExpiredHolds } from '../settlement/release-expired-holds.ts';
import {
  readBoughtOrder,
  hasValidTicket,
  readOrderState,
} from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, readQuota } from '../../../test/test-shop.ts';

const shop = await startTestApi();
const { origin, pool, log, buyTicket, actAtStripe, freezeEditionClock } = shop;
const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

beforeEach(() => resetShop(pool));

async function fetchTicketStates() {
  const answer = (await (await fetch(`${origin}/api/tickets`)).json()) as TicketsResponse;
  return new Set(ticketIds.map((id) => answer[id]));
}

async function readProblem(response: Response) {
  return { status: response.status, code: problem.parse(await response.json()).code };
}

test.each([
  ['a second before the first day', addSeconds(editionStart, -1)],
  ['on the first day', editionStart],
  ['a second before the end', addSeconds(editionEnd, -1)],
])('sells tickets %s', async (_, moment) => {
  freezeEditionClock(moment);
  expect(await fetchTicketStates()).toEqual(new Set(['open']));
  expect((await buyTicket('standard', 'ala@example.com')).status).toBe(200);
});

test.each([
  ['at the moment of the end', editionEnd],
  ['a second after the end', addSeconds(editionEnd, 1)],
])('sells and holds nothing %s', async (_, moment) => {
  freezeEditionClock(moment);
  expect(await fetchTicketStates()).toEqual(new Set(['closed']));
  const refusal = await readProblem(await buyTicket('standard', 'ala@example.com'));
  expect(refusal).toEqual({ status: 409, code: 'edition_over' });
  expect(await countRows(pool, 'orders')).toBe(0);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

async function openCheckoutBeforeEnd() {
  freezeEditionClock(addSeconds(editionEnd, -1));
  const order = await readBoughtOrder(pool, await buyTicket('standard', 'ala@example.com'));
  freezeEditionClock(addSeconds(editionEnd, 600));
  return order;
}

test('expires open checkouts at the end of the edition and releases their holds', async () => {
  const { id, session } = await openCheckoutBeforeEnd();
  await releaseExpiredHolds(shop, log);
  expect(await readOrderState(pool, id)).toBe('expired');
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  await expect(actAtStripe('pay', session)).rejects.toThrow();
});

test('issues the ticket for a payment made before the checkout expired', async () => {
  const { id, session } = await openCheckoutBeforeEnd();
  await actAtStripe('pay', session, { withoutWebhook: true });
  await releaseExpiredHolds(shop, log);
  expect(await readOrderState(pool, id)).toBe('paid');
  expect(await hasValidTicket(pool, id)).toBe(true);
});

test('keeps the hold of a payment that is processing at the end', async () => {
  const { id, session } = await openCheckoutBeforeEnd();
  await actAtStripe('pay-async', session);
  await expect.poll(() => readOrderState(pool, id)).toBe('processing');
  await releaseExpiredHolds(shop, log);
  expect(await readOrderState(pool, id)).toBe('processing');
});

test('returns the existing payment page only to a repeated request after the end', async () => {
  const again = { 'Idempotency-Key': 'a-key' };
  freezeEditionClock(addSeconds(editionEnd, -1));
  const first = (await (await buyTicket('standard', 'ala@example.com', again)).json()) as object;
  freezeEditionClock(editionEnd);
  expect(await (await buyTicket('standard', 'ala@example.com', again)).json()).toEqual(first);
  const other = await readProblem(await buyTicket('standard', 'ola@example.com', again));
  expect(other.code).toBe('edition_over');
  expect(await countRows(pool, 'orders')).toBe(1);
});

test('applies a price from its first day on the edition clock', async () => {
  const reduced = tickets.flatMap(({ id, prices }) => {
    const newest = prices.at(-1);
    return newest && prices.length > 1 ? [{ id, from: toIsoInstant(newest.since, '00:00') }] : [];
  });
  for (const { id, from } of reduced) {
    const turn = new Date(from);
    for (const moment of [addSeconds(turn, -1), turn]) {
      freezeEditionClock(moment);
      await buyTicket(id, `${id}@example.com`);
      const { rows } = await pool.query<{ net: number }>(
        'select net_minor as net from orders order by number desc limit 1',
      );
      expect(rows[0]?.net, `${id} ${moment.toISOString()}`).toBe(getListPrice(id, moment).netMinor);
    }
  }
});

test('measures the duration of a hold in real time', async () => {
  const firstSale = new Date(toIsoInstant(tickets[0]?.prices.at(0)?.since ?? '', '12:00'));
  for (const moment of [firstSale, addSeconds(editionEnd, -1)]) {
    freezeEditionClock(moment);
    expect((await buyTicket(tickets[0]?.id ?? '', 'ala@example.com')).status).toBe(200);
  }
  expect(
    await countRows(
      pool,
      `orders where hold_expires_at between created_at + interval '5 minutes' and created_at + interval '36 minutes'
        and checkout_expires_at between created_at + interval '5 minutes' and hold_expires_at`,
    ),
  ).toBe(2);
});
