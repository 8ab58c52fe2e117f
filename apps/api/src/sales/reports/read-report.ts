import { admissionIds, type AdmissionId } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { orderOutcomes } from '@kongres/contract/desk/sales/report';
import type { Context } from '../../platform/context.ts';
import { inReadSnapshot } from '../../platform/db/connection.ts';
import type { State } from '../orders/order.ts';
import { readQuotas, type QuotaRow } from '../quotas/quota.queries.ts';
import { toCalendarDay, listDaysUntil } from './calendar-days.ts';
import {
  isPaid,
  sumSales,
  sumGroups,
  countValidTickets,
  hasReceivedPayment,
} from './order-groups.ts';
import {
  holdAgeLimits,
  listLateEmails,
  emailDelayLimits,
  lateAfterSeconds,
  readEmailDelays,
  readOrderGroups,
  type LateEmail,
  type EmailDelays,
  type OrderGroup,
} from './report.queries.ts';

const maxLateEmails = 20;

/** All statements read the same snapshot. */
export async function readReport({ pool, now }: Pick<Context, 'pool' | 'now'>) {
  const moment = now();
  return await inReadSnapshot(pool, async (db) =>
    buildReport(moment, {
      groups: await readOrderGroups(db, moment),
      quotas: await readQuotas(db),
      emails: await readEmailDelays(db),
      lateEmails: await listLateEmails(db, moment, maxLateEmails),
    }),
  );
}

const outcomeByState: Record<State, (typeof orderOutcomes)[number]> = {
  pending: 'open',
  awaiting_payment: 'open',
  processing: 'open',
  expired: 'expired',
  paid: 'paid',
  mismatched: 'mismatched',
  needs_refund: 'needs_refund',
  refunded: 'refunded',
  // Issued tickets only.
  revoked: 'refunded',
};

interface ReportRows {
  groups: OrderGroup[];
  quotas: QuotaRow[];
  emails: EmailDelays;
  lateEmails: LateEmail[];
}

function buildReport(now: Date, { groups, quotas, emails, lateEmails }: ReportRows) {
  // Issued tickets are not sales; they only appear in the quota counters.
  const sales = groups.filter(({ isSale }) => isSale);
  const orders = (of: (group: OrderGroup) => boolean) => sumGroups(sales.filter(of), 'orders');
  const refunded = sales.filter(({ hasRefund }) => hasRefund);
  return {
    now,
    total: {
      ...sumSales(sales),
      refundedMinor: sumGroups(sales, 'refundedMinor'),
      refundedOrders: sumGroups(refunded, 'orders'),
      partlyRefundedMinor: sumGroups(sales.filter(isPaid), 'refundedMinor'),
    },
    days: groupByDay(sales, now),
    undatedMinor: sumGroups(
      refunded.filter(({ refundDay }) => refundDay === null),
      'refundedMinor',
    ),
    tickets: groupSales(sales, ({ ticket }) => ticket, admissionIds)
      // Gala invitations are never sold.
      .filter(({ key, orders: placed }) => key !== 'galas' || placed > 0)
      .toSorted(compareByPriceList(({ key }) => key)),
    languages: sortByTickets(
      groupSales(
        sales,
        ({ language }) => language,
        languages.map(({ id }) => id),
      ),
    ),
    countries: sortByTickets(groupSales(sales.filter(isPaid), ({ country }) => country, [])),
    steps: {
      created: sumGroups(sales, 'orders'),
      opened: orders(({ hasCheckout }) => hasCheckout),
      paid: orders(hasReceivedPayment),
    },
    outcomes: orderOutcomes.map((outcome) => ({
      outcome,
      orders: orders(({ state }) => outcomeByState[state] === outcome),
    })),
    holds: [...holdAgeLimits, null].map((under, age) => ({
      under,
      orders: orders(({ holdAge }) => holdAge === age),
    })),
    emails: {
      sent: emails.sent,
      median: emails.median,
      percentile95: emails.percentile95,
      delays: [...emailDelayLimits, null].map((under, at) => ({
        under,
        emails: emails.counts[at] ?? 0,
      })),
    },
    lateEmails: {
      over: lateAfterSeconds,
      count: lateEmails[0]?.total ?? 0,
      oldest: lateEmails.map(({ number, kind, queuedAt }) => ({ number, kind, queuedAt })),
    },
    quotaCounts: quotas
      .toSorted(compareByPriceList(({ ticket }) => ticket))
      .map(({ ticket, sold }) => ({
        ticket,
        sold,
        valid: countValidTickets(
          groups.filter((each) => each.countsTowardsQuota && each.ticket === ticket),
        ),
      })),
  };
}

function groupByDay(sales: readonly OrderGroup[], now: Date) {
  const paid = Map.groupBy(sales, ({ paidDay }) => paidDay);
  const returned = Map.groupBy(sales, ({ refundDay }) => refundDay);
  const known = [...paid.keys(), ...returned.keys()].filter((day) => day !== null);
  return listDaysUntil(toCalendarDay(now), known).map((day) => ({
    day,
    ...sumSales(paid.get(day) ?? []),
    refundedMinor: sumGroups(returned.get(day) ?? [], 'refundedMinor'),
  }));
}

/** Sales by a property of the order; `expected` keys are listed even without sales. */
function groupSales<Key>(
  sales: readonly OrderGroup[],
  getKey: (group: OrderGroup) => Key,
  expected: readonly Key[],
) {
  const parts = Map.groupBy(sales, getKey);
  return [...new Set([...expected, ...parts.keys()])].map((key) => {
    const groups = parts.get(key) ?? [];
    return {
      key,
      ...sumSales(groups),
      refundedMinor: sumGroups(groups, 'refundedMinor'),
      orders: sumGroups(groups, 'orders'),
    };
  });
}

function sortByTickets<Part extends { tickets: number; grossMinor: number }>(
  parts: Part[],
): Part[] {
  return parts.toSorted((a, b) => b.tickets - a.tickets || b.grossMinor - a.grossMinor);
}

function compareByPriceList<Each>(getTicket: (each: Each) => AdmissionId) {
  return (a: Each, b: Each) =>
    admissionIds.indexOf(getTicket(a)) - admissionIds.indexOf(getTicket(b));
}
