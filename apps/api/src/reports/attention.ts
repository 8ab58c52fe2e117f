import { markup, type Markup } from './charts/markup.ts';
import { sumOf, validTickets, type Report } from './read-report.ts';
import type { OrderGroup } from './report-queries.ts';

/** What somebody should look at today; the one place where the highlighter is used. */
export function attention(report: Report): Markup {
  const found = concerns(report);
  if (found.length === 0 && report.groups.length === 0) {
    return markup`<p class="calm">No ticket has been ordered yet. The first order fills this page.</p>`;
  }
  if (found.length === 0) {
    return markup`<p class="calm">Nothing needs attention: no alarm is open, no mail is late, no payment waits for its refund, every hold is in time.</p>`;
  }
  return markup`<div class="attention"><h2>Needs attention</h2><ul>${found.map((concern) => markup`<li>${concern}</li>`)}</ul></div>`;
}

function concerns({ groups, openAlarms, stock, kinds, lateMails, format }: Report): string[] {
  const owed = groups.filter(({ state }) => state === 'needs_refund');
  const orders = (of: (group: OrderGroup) => boolean) => sumOf(groups.filter(of), 'orders');
  const counts: [string, number][] = [
    ['Alarms nobody has settled (npm run organiser -- alarms)', openAlarms],
    ['Mails that have waited over 5 minutes', lateMails[0]?.all ?? 0],
    [`Refunds owed, ${format.money(sumOf(owed, 'grossMinor'))} in all`, sumOf(owed, 'orders')],
    ['Payments disputed at the bank', orders(({ isDisputed }) => isDisputed)],
    ['Holds past their end that still block a ticket', orders(({ isStuck }) => isStuck)],
  ];
  const drifted = stock.flatMap(({ ticket, sold }) => {
    const valid = validTickets(groups.filter((group) => group.ticket === ticket));
    const name = kinds.find(({ id }) => id === ticket)?.name ?? ticket;
    return valid === sold
      ? []
      : `${name}: ${format.number(sold)} sold by the counter, but ${format.number(valid)} tickets valid`;
  });
  const counted = counts.filter(([, count]) => count > 0);
  return [...counted.map(([what, count]) => `${what}: ${format.number(count)}`), ...drifted];
}
