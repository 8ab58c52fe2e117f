import { admissionIds, type AdmissionId } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { outcomes } from '@kongres/contract/desk/sales/report';
import type { Context } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/db/connection.ts';
import type { State } from '../orders/order.ts';
import { readStock, type StockRow } from '../quotas/stock-queries.ts';
import { dayOf, daysUntil } from './calendar-days.ts';
import { isKept, soldIn, sumOf, validTickets, wasPaid } from './order-groups.ts';
import {
  holdAges,
  listLateMails,
  mailDelays,
  patience,
  readMailDelays,
  readOrderGroups,
  type LateMail,
  type MailDelays,
  type OrderGroup,
} from './report-queries.ts';

/** More would push everything else off the page; the count says how many there are. */
const lateMailsShown = 20;

/** How the sale is going, all of one moment: four statements, whatever was sold. */
export async function readReport({ pool, now }: Pick<Context, 'pool' | 'now'>) {
  const moment = now();
  return await atOneMoment(pool, async (db) =>
    reportOf(moment, {
      groups: await readOrderGroups(db, moment),
      stock: await readStock(db),
      mails: await readMailDelays(db),
      lateMails: await listLateMails(db, moment, lateMailsShown),
    }),
  );
}

const outcomeOf: Record<State, (typeof outcomes)[number]> = {
  pending: 'open',
  awaiting_payment: 'open',
  processing: 'open',
  expired: 'expired',
  paid: 'paid',
  mismatched: 'mismatched',
  needs_refund: 'owed',
  refunded: 'refunded',
  // What is issued is taken back so; a sale never is.
  revoked: 'refunded',
};

interface Rows {
  groups: OrderGroup[];
  stock: StockRow[];
  mails: MailDelays;
  lateMails: LateMail[];
}

function reportOf(now: Date, { groups, stock, mails, lateMails }: Rows) {
  // What was issued is no sale: it stands in the counters alone.
  const sales = groups.filter(({ isSale }) => isSale);
  const orders = (of: (group: OrderGroup) => boolean) => sumOf(sales.filter(of), 'orders');
  const refunded = sales.filter(({ hasRefund }) => hasRefund);
  return {
    now,
    total: {
      ...soldIn(sales),
      refundedMinor: sumOf(sales, 'refundedMinor'),
      refundedOrders: sumOf(refunded, 'orders'),
      partlyRefundedMinor: sumOf(sales.filter(isKept), 'refundedMinor'),
    },
    days: byDay(sales, now),
    undatedMinor: sumOf(
      refunded.filter(({ refundDay }) => refundDay === null),
      'refundedMinor',
    ),
    tickets: partsBy(sales, ({ ticket }) => ticket, admissionIds)
      // Galas are only ever given.
      .filter(({ key, orders: placed }) => key !== 'galas' || placed > 0)
      .toSorted(byPriceList(({ key }) => key)),
    languages: byCount(
      partsBy(
        sales,
        ({ language }) => language,
        languages.map(({ id }) => id),
      ),
    ),
    countries: byCount(partsBy(sales.filter(isKept), ({ country }) => country, [])),
    steps: {
      created: sumOf(sales, 'orders'),
      opened: orders(({ hasCheckout }) => hasCheckout),
      paid: orders(wasPaid),
    },
    outcomes: outcomes.map((outcome) => ({
      outcome,
      orders: orders(({ state }) => outcomeOf[state] === outcome),
    })),
    holds: [...holdAges, null].map((under, age) => ({
      under,
      orders: orders(({ holdAge }) => holdAge === age),
    })),
    mails: {
      sent: mails.sent,
      median: mails.median,
      percentile95: mails.percentile95,
      delays: [...mailDelays, null].map((under, at) => ({ under, mails: mails.counts[at] ?? 0 })),
    },
    lateMails: {
      over: patience,
      count: lateMails[0]?.all ?? 0,
      oldest: lateMails.map(({ number, kind, queuedAt }) => ({ number, kind, queuedAt })),
    },
    counters: stock.toSorted(byPriceList(({ ticket }) => ticket)).map(({ ticket, sold }) => ({
      ticket,
      sold,
      valid: validTickets(groups.filter((each) => each.isCounted && each.ticket === ticket)),
    })),
  };
}

/** Every day up to today, the quiet ones included: what was sold on it and kept, and what went back on it. */
function byDay(sales: readonly OrderGroup[], now: Date) {
  const paid = Map.groupBy(sales, ({ paidDay }) => paidDay);
  const returned = Map.groupBy(sales, ({ refundDay }) => refundDay);
  const known = [...paid.keys(), ...returned.keys()].filter((day) => day !== null);
  return daysUntil(dayOf(now), known).map((day) => ({
    day,
    ...soldIn(paid.get(day) ?? []),
    refundedMinor: sumOf(returned.get(day) ?? [], 'refundedMinor'),
  }));
}

/** Sales by what an order says of itself; what is expected stays even at zero. */
function partsBy<Key>(
  sales: readonly OrderGroup[],
  keyOf: (group: OrderGroup) => Key,
  expected: readonly Key[],
) {
  const parts = Map.groupBy(sales, keyOf);
  return [...new Set([...expected, ...parts.keys()])].map((key) => {
    const groups = parts.get(key) ?? [];
    return {
      key,
      ...soldIn(groups),
      refundedMinor: sumOf(groups, 'refundedMinor'),
      orders: sumOf(groups, 'orders'),
    };
  });
}

/** The most first. */
function byCount<Part extends { tickets: number; grossMinor: number }>(parts: Part[]): Part[] {
  return parts.toSorted((a, b) => b.tickets - a.tickets || b.grossMinor - a.grossMinor);
}

function byPriceList<Each>(ticketOf: (each: Each) => AdmissionId) {
  return (a: Each, b: Each) =>
    admissionIds.indexOf(ticketOf(a)) - admissionIds.indexOf(ticketOf(b));
}
