import type { LanguageCode } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';
import { colours, pens } from '../mail/look.ts';
import { readStock } from '../stock/stock-queries.ts';
import { dayOf, reportDays } from './calendar-days.ts';
import { createFormat } from './report-format.ts';
import {
  countMailDelays,
  countOpenAlarms,
  listLateMails,
  readMailDelays,
  readOrderGroups,
  type LateMail,
  type MailDelays,
  type OrderGroup,
} from './report-queries.ts';
import { reportTexts } from './report-texts.ts';

/** More would push everything else off the page; the count says how many there are. */
const lateMailsShown = 20;

export type Report = ReturnType<typeof reportOf>;

/** Everything a report is drawn from. */
export async function readReport(db: Connection, now: Date, language: LanguageCode) {
  return reportOf(now, language, {
    groups: await readOrderGroups(db, now),
    stock: await readStock(db),
    mailDelays: await readMailDelays(db),
    mailDelayCounts: await countMailDelays(db),
    openAlarms: await countOpenAlarms(db),
    lateMails: await listLateMails(db, now, lateMailsShown),
  });
}

/** What the database knows for a report. */
export interface ReportRows {
  groups: OrderGroup[];
  stock: Awaited<ReturnType<typeof readStock>>;
  mailDelays: MailDelays;
  mailDelayCounts: number[];
  openAlarms: number;
  lateMails: LateMail[];
}

/** The same, with the words and the days it is told in. */
export function reportOf(now: Date, language: LanguageCode, rows: ReportRows) {
  const { stock } = rows;
  // What was issued is no sale: it stands in the counters alone.
  const groups = rows.groups.filter(({ isSale }) => isSale);
  const eventDays = groups.flatMap(({ paidDay, refundDay }) => [paidDay, refundDay]);
  return {
    ...rows,
    groups,
    counted: rows.groups.filter(({ isCounted }) => isCounted),
    now,
    language,
    format: createFormat(language),
    text: reportTexts(language),
    days: reportDays(
      eventDays.filter((day) => day !== null),
      dayOf(now),
    ),
    kinds: ticketKinds([...stock, ...groups].map(({ ticket }) => ticket)),
  };
}

export interface TicketKind {
  id: string;
  name: string;
  colour: string;
}

const kindPens = [pens[0], pens[4], pens[6]];

/** The congress's tickets in their order, then whatever else the database has sold. */
function ticketKinds(found: readonly string[]): TicketKind[] {
  const ids = new Set([...tickets.map(({ id }) => id), ...found.toSorted()]);
  return [...ids].map((id, index) => ({
    id,
    name: tickets.find((ticket) => ticket.id === id)?.name ?? id,
    colour: kindPens[index] ?? colours['ink-2'],
  }));
}

type Amount = 'orders' | 'netMinor' | 'grossMinor' | 'refundedMinor';

export function sumOf(groups: readonly OrderGroup[], amount: Amount): number {
  return groups.reduce((sum, group) => sum + group[amount], 0);
}

/** Paid and not given back whole. */
export function isKept({ state }: OrderGroup): boolean {
  return state === 'paid';
}

/** Money came in, whatever became of it later. */
export function wasPaid({ state }: OrderGroup): boolean {
  return state === 'paid' || state === 'needs_refund' || state === 'refunded';
}

export function isOpen({ holdAge }: OrderGroup): boolean {
  return holdAge !== null;
}

/** Tickets that open the door. */
export function validTickets(groups: readonly OrderGroup[]): number {
  return sumOf(
    groups.filter(({ hasValidTicket }) => hasValidTicket),
    'orders',
  );
}
