import { randomUUID } from 'node:crypto';
import { languages } from '@kongres/content/facts/languages';
import { addVat, getNetPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { createRandom } from '@kongres/tools/lib/create-random';
import type { Connection } from '../../src/platform/db/connection.ts';
import type { State } from '../../src/sales/orders/order.ts';

interface SampleOrder {
  ticket: string;
  language: string;
  state: State;
  netMinor: number;
  vatMinor: number;
  refundedMinor: number;
  country: string | null;
  companyName: string | null;
  hasCheckout: boolean;
  createdAt: Date;
  paidAt: Date | null;
  refundedAt: Date | null;
  /** Seconds; null while unsent. */
  emailDelaySeconds: number | null;
}

/** Inserts an order with the ticket and email that its state requires. */
export async function insertSampleOrder(
  db: Connection,
  changes: Partial<SampleOrder>,
): Promise<string> {
  const order: SampleOrder = {
    ticket: 'standard',
    language: 'pl',
    state: 'paid',
    netMinor: 12_345,
    vatMinor: 2839,
    refundedMinor: 0,
    country: null,
    companyName: null,
    hasCheckout: true,
    createdAt: new Date('2025-11-01T12:00:00Z'),
    paidAt: null,
    refundedAt: null,
    emailDelaySeconds: 3,
    ...changes,
  };
  const id = randomUUID();
  await db.query(
    `insert into orders (id, token_hash, ticket, email, language, client_hash, state, net_minor,
        vat_minor, currency, refunded_minor, checkout_session_id, country, company_name, created_at,
        checkout_expires_at, hold_expires_at, paid_at)
      values ($1::uuid, $2, $3, 'a@example.com', $4, '', $5, $6, $7, 'PLN', $8, $9, $10, $11,
        $12::timestamptz, $12::timestamptz + interval '31 minutes',
        $12::timestamptz + interval '35 minutes', $13)`,
    [
      id,
      Buffer.from(id),
      order.ticket,
      order.language,
      order.state,
      order.netMinor,
      order.vatMinor,
      order.refundedMinor,
      order.hasCheckout ? `cs_${id}` : null,
      order.country,
      order.companyName,
      order.createdAt,
      order.paidAt,
    ],
  );
  if (order.state === 'paid' || order.state === 'refunded') {
    await db.query('insert into ticket (order_id, code, void_at) values ($1, $2, $3)', [
      id,
      id,
      order.refundedAt,
    ]);
    await db.query(
      `insert into order_email (order_id, kind, queued_at, sent_at)
        values ($1, 'ticket', $2::timestamptz, $2::timestamptz + make_interval(secs => $3))`,
      [id, order.paidAt, order.emailDelaySeconds],
    );
  }
  return id;
}

export async function recountQuotas(db: Connection): Promise<void> {
  await db.query(
    `update ticket_quota s set
      held = (select count(*) from orders o where o.ticket = s.ticket
        and o.state in ('pending', 'awaiting_payment', 'processing')),
      sold = (select count(*) from orders o where o.ticket = s.ticket and o.state = 'paid')`,
  );
}

/** Inserts ten weeks of reproducible sales, more of them recent. */
export async function insertSampleOrders(db: Connection, count: number, now: Date): Promise<void> {
  const random = createRandom(7);
  const states: State[] = ['pending', 'awaiting_payment', 'processing', 'expired', 'needs_refund'];
  for (let index = 0; index < count; index += 1) {
    const ticket = tickets[Math.floor(random() ** 1.7 * tickets.length)] ?? tickets[0];
    if (!ticket) throw new Error('there are no tickets');
    const state =
      random() < 0.62 ? 'paid' : random() < 0.2 ? 'refunded' : pickByChance(states, random());
    const isOpen = state === 'pending' || state === 'awaiting_payment' || state === 'processing';
    const age = isOpen ? random() * 34 * 60_000 : random() ** 1.8 * 70 * 86_400_000;
    const createdAt = new Date(now.getTime() - age);
    const wasPaid = state === 'paid' || state === 'refunded' || state === 'needs_refund';
    const netMinor = getNetPrice(ticket);
    const grossMinor = addVat(netMinor);
    const isPartly = state === 'paid' && random() < 0.03;
    const paidAt = wasPaid ? new Date(createdAt.getTime() + random() * 600_000) : null;
    await insertSampleOrder(db, {
      ticket: ticket.id,
      language: languages[Math.floor(random() ** 2.5 * languages.length)]?.id ?? 'pl',
      state,
      netMinor,
      vatMinor: grossMinor - netMinor,
      refundedMinor: state === 'refunded' ? grossMinor : isPartly ? 10_000 : 0,
      country: wasPaid
        ? pickByChance(['PL', 'PL', 'PL', 'PL', 'DE', 'DE', 'ES', 'GB', 'US', 'CZ'], random())
        : null,
      hasCheckout: state !== 'pending' && (wasPaid || random() < 0.9),
      createdAt,
      paidAt,
      refundedAt:
        state === 'refunded' && paidAt
          ? new Date(paidAt.getTime() + random() * (now.getTime() - paidAt.getTime()))
          : null,
      emailDelaySeconds: random() < 0.01 ? null : 1 + random() ** 6 * 400,
    });
  }
  await recountQuotas(db);
}

function pickByChance<Value>(values: Value[], chance: number): Value {
  return values[Math.floor(chance * values.length)] as Value;
}
