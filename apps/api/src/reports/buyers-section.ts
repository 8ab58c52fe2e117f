import { languages } from '@kongres/content/facts/languages';
import { countryName } from '@kongres/content/format/address';
import { barChart, type Bar } from './charts/bar-chart.ts';
import { foldedTable } from './data-table.ts';
import type { Markup } from './charts/markup.ts';
import { isKept, sumOf, validTickets, type Report } from './read-report.ts';
import { block, remark, section } from './report-frame.ts';
import type { OrderGroup } from './report-queries.ts';

export function buyersSection(report: Report): Markup {
  const { text } = report;
  return section(
    text('buyers.label'),
    text('buyers.title'),
    text('buyers.lead'),
    block(3, text('buyers.ticket.title'), ...byTicket(report)),
    block(2, text('buyers.language.title'), ...byLanguage(report)),
    block(2, text('buyers.country.title'), ...byCountry(report)),
  );
}

function byTicket({ groups, stock, kinds, format, text }: Report) {
  const rows = kinds.map((kind) => {
    const counted = stock.find(({ ticket }) => ticket === kind.id);
    const { capacity = null, held = 0, isOpen = false } = counted ?? {};
    const bought = groups.filter(({ ticket }) => ticket === kind.id);
    const sold = validTickets(bought);
    const left =
      capacity === null
        ? text('buyers.noLimit')
        : format.number(Math.max(capacity - (counted?.sold ?? 0) - held, 0));
    return {
      ...kind,
      sold,
      held,
      capacity,
      left,
      isOpen,
      grossMinor: sumOf(bought.filter(isKept), 'grossMinor'),
    };
  });
  const bars = rows.map(({ name, colour, sold, held, capacity, left }): Bar => ({
    name,
    colour,
    value: sold,
    pending: held,
    full: capacity,
    note: text('buyers.ticket.sold', { n: format.number(sold) }),
    detail:
      capacity === null
        ? text('buyers.ticket.unlimited', { n: format.number(held) })
        : text('buyers.ticket.limited', {
            n: format.number(held),
            number: left,
            size: format.number(capacity),
          }),
  }));
  return [
    barChart(text('buyers.ticket.chart'), bars),
    remark(text('buyers.ticket.remark')),
    foldedTable(text('table'), {
      id: 'by-ticket',
      caption: text('buyers.ticket.caption'),
      columns: [
        text('columns.ticket'),
        text('columns.sold'),
        text('columns.held'),
        text('columns.left'),
        text('columns.quota'),
        text('columns.gross'),
        text('columns.onSale'),
      ],
      rows: rows.map(({ name, sold, held, left, capacity, grossMinor, isOpen }) => [
        name,
        format.number(sold),
        format.number(held),
        left,
        capacity === null ? text('buyers.noQuota') : format.number(capacity),
        format.money(grossMinor),
        text(isOpen ? 'buyers.yes' : 'buyers.no'),
      ]),
    }),
  ];
}

function byLanguage(report: Report) {
  const known = languages.map(({ id }) => id);
  const split = splitBy(report, ({ language }) => language, known);
  return shares(
    report,
    'language',
    split.map((part) => ({ ...part, name: report.format.language(part.key) })),
  );
}

/** Beyond these a country is one of the others. */
const countriesShown = 8;

function byCountry(report: Report) {
  const { format, language, text } = report;
  const split = splitBy(report, ({ country }) => country ?? '', []);
  const named = split.map((part) => ({ ...part, name: nameOf(part.key) }));
  const rest = named.slice(countriesShown);
  if (rest.length > 0) {
    named.splice(countriesShown, rest.length, {
      key: 'rest',
      name: text('buyers.others', { n: format.number(rest.length) }),
      sold: rest.reduce((sum, { sold }) => sum + sold, 0),
      grossMinor: rest.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    });
  }
  if (named.length === 0) return [remark(text('buyers.noCountry'))];
  return shares(report, 'country', named);

  function nameOf(country: string): string {
    return country === '' ? text('buyers.notGiven') : countryName(country, language);
  }
}

interface PartOfSales {
  key: string;
  sold: number;
  grossMinor: number;
}

/** Sales by what an order says of itself, the largest first; the expected values stay even at zero. */
function splitBy(
  { groups }: Report,
  keyOf: (group: OrderGroup) => string,
  expected: string[],
): PartOfSales[] {
  const parts = Map.groupBy(groups.filter(isKept), keyOf);
  const keys = new Set([...expected, ...parts.keys()]);
  return [...keys]
    .map((key) => ({
      key,
      sold: validTickets(parts.get(key) ?? []),
      grossMinor: sumOf(parts.get(key) ?? [], 'grossMinor'),
    }))
    .toSorted((a, b) => b.sold - a.sold || b.grossMinor - a.grossMinor);
}

function shares(
  { format, text }: Report,
  what: 'language' | 'country',
  parts: (PartOfSales & { name: string })[],
) {
  const whole = parts.reduce((sum, { sold }) => sum + sold, 0);
  const bars = parts.map(({ name, sold }) => ({
    name,
    value: sold,
    note: format.withShare(sold, whole),
  }));
  return [
    barChart(text(`buyers.${what}.chart`), bars),
    foldedTable(text('table'), {
      id: `by-${what}`,
      caption: text(`buyers.${what}.caption`),
      columns: [
        text(`columns.${what}`),
        text('columns.tickets'),
        text('columns.share'),
        text('columns.gross'),
      ],
      rows: parts.map(({ name, sold, grossMinor }) => [
        name,
        format.number(sold),
        format.share(sold, whole),
        format.money(grossMinor),
      ]),
      totals: [
        text('total'),
        format.number(whole),
        format.share(whole, whole),
        format.money(parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0)),
      ],
    }),
  ];
}
