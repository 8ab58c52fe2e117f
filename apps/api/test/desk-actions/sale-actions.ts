import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import type { DeskCall } from '@kongres/contract/desk/routes';
import { issueTestTicket } from '../orders/issue-test-ticket.ts';
import {
  readJson,
  createUniqueEmail,
  readOnly,
  insertUniqueSoldTicket,
  type DeskAction,
  type Desk,
  type SignedInStaff,
  type Shop,
} from './desk-action.ts';

export function createSaleActions(shop: Shop, desk: Desk) {
  const { pool } = shop;

  /** Paid by card at the Stripe double. */
  async function buyWithCard() {
    await shop.setSwitches({ webhookLossRate: 0 });
    const { number } = await shop.buyPaidTicket('vip', createUniqueEmail());
    // Later audit log actions come from the call itself, not from a webhook.
    await shop.setSwitches({ webhookLossRate: 1 });
    const { rows } = await pool.query<{ left: number }>(
      'select gross_minor as left from orders where number = $1',
      [number],
    );
    return { number, left: rows[0]?.left ?? 0 };
  }

  async function readPrices({ cookie }: SignedInStaff) {
    return await readJson<DeskPrices>(await desk.call('listPrices', { cookie }));
  }

  async function buildFuturePrice(person: SignedInStaff, ticket: string) {
    const { lastDay, revision } = await readPrices(person);
    return { ticket, since: lastDay, netMinor: 50_000, revision };
  }

  return {
    getOverview: readOnly,
    getReport: readOnly,
    getLaunchChecklist: readOnly,
    listOrders: readOnly,
    getOrder: {
      ...readOnly,
      prepareRequest: async () => ({
        query: `?number=${(await insertUniqueSoldTicket(pool)).number}`,
      }),
    },
    resendTicket: {
      auditActions: ['ticket_resent'],
      prepareRequest: async () => ({
        body: { number: (await insertUniqueSoldTicket(pool)).number },
      }),
    },
    correctOrderEmail: {
      auditActions: ['order_email_corrected', 'ticket_replaced'],
      prepareRequest: async () => ({
        body: { number: (await insertUniqueSoldTicket(pool)).number, email: 'right@example.com' },
      }),
    },
    refundOrder: {
      auditActions: [
        'refund_requested',
        'order_amounts_changed',
        'order_state_changed',
        'ticket_voided',
      ],
      prepareRequest: async () => ({ body: { number: (await buyWithCard()).number } }),
    },
    refundOrderPartially: {
      auditActions: ['partial_refund_requested', 'order_amounts_changed'],
      async prepareRequest() {
        const { number, left } = await buyWithCard();
        return { body: { number, amountMinor: 100, leftMinor: left } };
      },
    },
    transferTicket: {
      auditActions: ['ticket_transferred', 'ticket_replaced'],
      prepareRequest: async () => ({
        body: {
          number: (await insertUniqueSoldTicket(pool)).number,
          email: 'ben@example.com',
          language: 'de',
        },
      }),
    },
    revokeTicket: {
      auditActions: ['order_state_changed', 'ticket_voided'],
      prepareRequest: async () => ({ body: { number: (await issueTestTicket(shop)).number } }),
    },
    addOrderNote: {
      auditActions: ['note_added'],
      prepareRequest: async () => ({
        body: { number: (await insertUniqueSoldTicket(pool)).number, text: 'Prosi o fakturę' },
      }),
    },
    removeOrderNote: {
      auditActions: ['note_removed'],
      async prepareRequest({ cookie }) {
        const { id, number } = await insertUniqueSoldTicket(pool);
        await readJson(
          await desk.call('addOrderNote', { cookie, body: { number, text: 'Zdanie' } }),
        );
        const { rows } = await pool.query<{ id: number }>(
          'select id::integer from order_note where order_id = $1',
          [id],
        );
        return { body: { number, note: rows[0]?.id } };
      },
    },
    checkTicketList: {
      noAuditReason: 'validates a list without issuing tickets',
      prepareRequest: () => ({
        body: { ticket: 'premium', origin: 'press', language: 'pl', list: 'nina@example.com' },
      }),
    },
    issueTickets: {
      auditActions: ['order_placed', 'ticket_issued'],
      prepareRequest: () => ({
        body: {
          ticket: 'premium',
          origin: 'transfer',
          language: 'pl',
          list: `Nina, ${createUniqueEmail()}`,
          countsTowardsQuota: true,
          netMinor: 100,
          company: 'Zakład',
          taxId: '521',
          greeting: 'Zapraszamy.',
        },
      }),
    },
    listIssuedBatches: readOnly,
    exportPayments: {
      auditActions: ['list_exported'],
      prepareRequest: () => ({ body: { since: '2026-01-01', until: '2026-01-31', format: 'csv' } }),
    },
    exportAttendees: {
      auditActions: ['list_exported'],
      prepareRequest: () => ({ body: { format: 'xlsx' } }),
    },
    exportOrders: {
      auditActions: ['list_exported'],
      prepareRequest: () => ({ body: { format: 'csv' } }),
    },
    listQuotas: readOnly,
    setSalesOpen: {
      auditActions: ['sale_closed'],
      prepareRequest: () => ({ body: { ticket: 'standard', isOpen: false } }),
    },
    setQuota: {
      auditActions: ['quota_changed'],
      prepareRequest: () => ({ body: { ticket: 'premium', limit: 1234 } }),
    },
    listPrices: readOnly,
    setPrice: {
      auditActions: ['price_set'],
      prepareRequest: async (person) => ({ body: await buildFuturePrice(person, 'vip') }),
    },
    withdrawPrice: {
      auditActions: ['price_withdrawn'],
      async prepareRequest(person) {
        const { cookie } = person;
        const body = await buildFuturePrice(person, 'premium');
        await readJson(await desk.callConfirmed('setPrice', { cookie, body }));
        const { tickets, revision } = await readPrices(person);
        const set = tickets.find(({ ticket }) => ticket === body.ticket)?.prices.at(-1);
        return { body: { id: set?.id, revision } };
      },
    },
  } satisfies Partial<Record<DeskCall, DeskAction>>;
}
