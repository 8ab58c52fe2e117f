import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { issuedTicket } from '../orders/issued-ticket.ts';
import {
  answerOf,
  freshEmail,
  reads,
  sold,
  type Deed,
  type Desk,
  type Person,
  type Shop,
} from './deed.ts';

/** Orders, tickets that are given, quotas. */
export function saleDeeds(shop: Shop, desk: Desk) {
  const { pool } = shop;

  /** Bought and paid by card, as Stripe knows it. */
  async function bought() {
    await shop.setSwitches({ webhookLossRate: 0 });
    const { number } = await shop.buyPaid('vip', freshEmail());
    // What follows is done by the call itself, not by what Stripe tells of it.
    await shop.setSwitches({ webhookLossRate: 1 });
    const { rows } = await pool.query<{ left: number }>(
      'select gross_minor as left from orders where number = $1',
      [number],
    );
    return { number, left: rows[0]?.left ?? 0 };
  }

  async function prices({ cookie }: Person) {
    return await answerOf<DeskPrices>(await desk.call('prices', { cookie }));
  }

  async function priceToCome(person: Person, ticket: string) {
    const { lastDay, revision } = await prices(person);
    return { ticket, since: lastDay, netMinor: 50_000, revision };
  }

  return {
    overview: reads,
    report: reads,
    launch: reads,
    orders: reads,
    order: { ...reads, prepare: async () => ({ query: `?number=${(await sold(pool)).number}` }) },
    orderResend: {
      leaves: ['ticket_resent'],
      prepare: async () => ({ body: { number: (await sold(pool)).number } }),
    },
    orderCorrect: {
      leaves: ['address_corrected', 'ticket_replaced'],
      prepare: async () => ({
        body: { number: (await sold(pool)).number, email: 'right@example.com' },
      }),
    },
    orderRefund: {
      leaves: ['refund_asked', 'order_amounts', 'order_state', 'ticket_voided'],
      prepare: async () => ({ body: { number: (await bought()).number } }),
    },
    orderRefundPart: {
      leaves: ['part_refund_asked', 'order_amounts'],
      async prepare() {
        const { number, left } = await bought();
        return { body: { number, amountMinor: 100, leftMinor: left } };
      },
    },
    orderPassOn: {
      leaves: ['ticket_passed_on', 'ticket_replaced'],
      prepare: async () => ({
        body: { number: (await sold(pool)).number, email: 'ben@example.com', language: 'de' },
      }),
    },
    orderRevoke: {
      leaves: ['order_state', 'ticket_voided'],
      prepare: async () => ({ body: { number: (await issuedTicket(shop)).number } }),
    },
    orderNote: {
      leaves: ['note_added'],
      prepare: async () => ({
        body: { number: (await sold(pool)).number, text: 'Prosi o fakturę' },
      }),
    },
    orderNoteRemove: {
      leaves: ['note_removed'],
      async prepare({ cookie }) {
        const { id, number } = await sold(pool);
        await answerOf(await desk.call('orderNote', { cookie, body: { number, text: 'Zdanie' } }));
        const { rows } = await pool.query<{ id: number }>(
          'select id::integer from order_note where order_id = $1',
          [id],
        );
        return { body: { number, note: rows[0]?.id } };
      },
    },
    issueCheck: {
      nothing: 'a list is judged, and nobody is given anything',
      prepare: () => ({
        body: { ticket: 'premium', origin: 'press', language: 'pl', list: 'nina@example.com' },
      }),
    },
    issue: {
      leaves: ['order_placed', 'ticket_issued'],
      prepare: () => ({
        body: {
          ticket: 'premium',
          origin: 'transfer',
          language: 'pl',
          list: `Nina, ${freshEmail()}`,
          isCounted: true,
          netMinor: 100,
          company: 'Zakład',
          taxId: '521',
          greeting: 'Zapraszamy.',
        },
      }),
    },
    issuedLately: reads,
    exportPayments: {
      leaves: ['list_exported'],
      prepare: () => ({ body: { since: '2026-01-01', until: '2026-01-31', format: 'csv' } }),
    },
    exportAttendees: {
      leaves: ['list_exported'],
      prepare: () => ({ body: { format: 'xlsx' } }),
    },
    exportOrders: {
      leaves: ['list_exported'],
      prepare: () => ({ body: { format: 'csv' } }),
    },
    stock: reads,
    stockOpen: {
      leaves: ['sale_closed'],
      prepare: () => ({ body: { ticket: 'standard', isOpen: false } }),
    },
    stockCapacity: {
      leaves: ['quota_changed'],
      prepare: () => ({ body: { ticket: 'premium', capacity: 1234 } }),
    },
    prices: reads,
    priceSet: {
      leaves: ['price_set'],
      prepare: async (person) => ({ body: await priceToCome(person, 'vip') }),
    },
    priceWithdraw: {
      leaves: ['price_withdrawn'],
      async prepare(person) {
        const { cookie } = person;
        const body = await priceToCome(person, 'premium');
        await answerOf(await desk.act('priceSet', { cookie, body }));
        const { tickets, revision } = await prices(person);
        const set = tickets.find(({ ticket }) => ticket === body.ticket)?.prices.at(-1);
        return { body: { id: set?.id, revision } };
      },
    },
  } satisfies Partial<Record<DeskCall, Deed>>;
}
