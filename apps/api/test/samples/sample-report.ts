import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { grossOf, netPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { randomFrom } from '@kongres/tools/random-from';
import { mailKinds } from '../../src/order-mails/mail-kinds.ts';
import type { State } from '../../src/orders/order.ts';
import { addDays, dayOf } from '../../src/reports/calendar-days.ts';
import { drawBody, drawReport } from '../../src/reports/create-report.ts';
import { reportOf, type ReportRows } from '../../src/reports/read-report.ts';
import { holdAges, mailDelays, type OrderGroup } from '../../src/reports/report-queries.ts';

const now = new Date('2025-12-11T14:05:00Z');

/** A sale that has not begun, one of a week and one of half a year. */
export const sampleSales = {
  none: { orders: 0, days: 0 },
  few: { orders: 9, days: 7 },
  many: { orders: 10_000, days: 180 },
} as const;

/** The organiser's report of a sale with so many orders, over so many days; the same every time. */
export async function sampleReport(
  language: LanguageCode,
  { orders, days }: { orders: number; days: number },
): Promise<string> {
  return await drawReport(reportOf(now, language, sampleRows(orders, days)));
}

/** What it says, without its looks. */
export function sampleReportBody(
  language: LanguageCode,
  { orders, days }: { orders: number; days: number },
): string {
  return drawBody(reportOf(now, language, sampleRows(orders, days))).text;
}

function sampleRows(orders: number, days: number): ReportRows {
  const random = randomFrom(7);
  const groups = Array.from({ length: orders }, () => sampleOrder(random, days));
  const sold = groups.filter(({ state }) => state === 'paid');
  const late = Math.floor(orders / 40);
  return {
    groups,
    stock: tickets.map(({ id }, index) => ({
      ticket: id,
      isOpen: index > 0,
      // One kind without a quota, one that is nearly sold out.
      capacity:
        index === 0 ? null : sold.filter(({ ticket }) => ticket === id).length + 120 * index,
      held: Math.floor(orders / 50),
      sold: sold.filter(({ ticket }) => ticket === id).length + (orders > 100 ? index : 0),
    })),
    mailDelays: {
      sent: sold.length,
      median: sold.length > 0 ? 3.4 : null,
      percentile95: sold.length > 0 ? 5400 : null,
    },
    mailDelayCounts: [...mailDelays, Infinity].map((_, at) => Math.floor(sold.length / (at + 2))),
    openAlarms: late,
    lateMails: Array.from({ length: Math.min(late, 20) }, (_, at) => ({
      order: 10_482 + at,
      kind: mailKinds[at % mailKinds.length] ?? 'ticket',
      queuedAt: new Date(now.getTime() - (at + 1) * 17 * 60_000),
      all: late,
    })),
  };
}

const states: State[] = ['pending', 'processing', 'expired', 'needs_refund', 'refunded'];
/** Those with the longest names among them. */
const countries = ['PL', 'DE', 'GB', 'US', 'BA', 'GS', 'CD', 'VC', 'ES', 'CZ', 'FM', 'UA'];

function sampleOrder(random: () => number, days: number): OrderGroup {
  const ticket = tickets[Math.floor(random() ** 1.7 * tickets.length)] ?? tickets[0];
  if (!ticket) throw new Error('no ticket is sold');
  const state = random() < 0.7 ? 'paid' : (states[Math.floor(random() * states.length)] ?? 'paid');
  const isHeld = state === 'pending' || state === 'processing';
  const wasPaid = state === 'paid' || state === 'refunded' || state === 'needs_refund';
  const day = addDays(dayOf(now), -Math.floor(random() ** 1.8 * days));
  const grossMinor = grossOf(netPrice(ticket));
  const isPartly = state === 'paid' && random() < 0.03;
  const refundedMinor = state === 'refunded' ? grossMinor : isPartly ? 10_000 : 0;
  return {
    ticket: ticket.id,
    isSale: true,
    isCounted: true,
    language: languages[Math.floor(random() ** 2.5 * languages.length)]?.id ?? 'pl',
    country: wasPaid ? (countries[Math.floor(random() ** 2 * countries.length)] ?? null) : null,
    state,
    hasCheckout: state !== 'pending',
    hasValidTicket: state === 'paid',
    hasRefund: refundedMinor > 0,
    isDisputed: state === 'paid' && random() < 0.002,
    isStuck: state === 'pending' && random() < 0.1,
    holdAge: isHeld ? Math.floor(random() * (holdAges.length + 1)) : null,
    paidDay: wasPaid ? day : null,
    refundDay: state === 'refunded' ? day : null,
    orders: 1,
    netMinor: netPrice(ticket),
    grossMinor,
    refundedMinor,
  };
}
