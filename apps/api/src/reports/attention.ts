import { markup, type Markup } from './charts/markup.ts';
import { sumOf, validTickets, type Report } from './read-report.ts';
import { patience, type OrderGroup } from './report-queries.ts';

/** What somebody should look at today; the one place where the highlighter is used. */
export function attention(report: Report): Markup {
  const found = concerns(report);
  if (found.length === 0 && report.groups.length === 0) {
    return markup`<p class="calm">${report.text('attention.empty')}</p>`;
  }
  if (found.length === 0) {
    return markup`<p class="calm">${report.text('attention.calm')}</p>`;
  }
  return markup`<div class="attention"><h2>${report.text('attention.title')}</h2><ul>${found.map((concern) => markup`<li>${concern}</li>`)}</ul></div>`;
}

function concerns(report: Report): string[] {
  const { groups, counted: taken, openAlarms, stock, kinds, lateMails, format, text } = report;
  const owed = groups.filter(({ state }) => state === 'needs_refund');
  const orders = (of: (group: OrderGroup) => boolean) => sumOf(groups.filter(of), 'orders');
  const amount = format.money(sumOf(owed, 'grossMinor'));
  const counts = [
    ['alarms', openAlarms],
    ['mails', lateMails[0]?.all ?? 0],
    ['refunds', sumOf(owed, 'orders')],
    ['disputes', orders(({ isDisputed }) => isDisputed)],
    ['holds', orders(({ isStuck }) => isStuck)],
  ] as const;
  const drifted = stock.flatMap(({ ticket, sold }) => {
    const valid = validTickets(taken.filter((group) => group.ticket === ticket));
    const name = kinds.find(({ id }) => id === ticket)?.name ?? ticket;
    return valid === sold
      ? []
      : text('attention.counter', { name, n: format.number(sold), number: format.number(valid) });
  });
  const counted = counts.filter(([, count]) => count > 0);
  const values = { amount, time: format.time(patience) };
  return [
    ...counted.map(([what, count]) =>
      text(`attention.${what}`, { ...values, n: format.number(count) }),
    ),
    ...drifted,
  ];
}
