import { languages } from '@kongres/content/facts/languages';
import { countryName } from '@kongres/content/format/address';
import { barChart, type Bar } from './charts/bar-chart.ts';
import { foldedTable } from './data-table.ts';
import type { Markup } from './charts/markup.ts';
import { isKept, sumOf, validTickets, type Report } from './read-report.ts';
import { block, remark, section } from './report-frame.ts';
import type { OrderGroup } from './report-queries.ts';

export function buyersSection(report: Report): Markup {
  return section(
    'Buyers',
    'Who bought what',
    'Valid tickets; revenue of paid orders.',
    block(3, 'By ticket', ...byTicket(report)),
    block(2, 'By language', ...byLanguage(report)),
    block(2, 'By country', ...byCountry(report)),
  );
}

function byTicket({ groups, stock, kinds, format }: Report) {
  const rows = kinds.map((kind) => {
    const counted = stock.find(({ ticket }) => ticket === kind.id);
    const { capacity = null, held = 0, isOpen = false } = counted ?? {};
    const bought = groups.filter(({ ticket }) => ticket === kind.id);
    const sold = validTickets(bought);
    const left =
      capacity === null
        ? 'no limit'
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
    note: `${format.number(sold)} sold`,
    detail: `${format.number(held)} held, ${capacity === null ? left : `${left} of ${format.number(capacity)} left`}`,
  }));
  return [
    barChart('Tickets sold, held and left', bars),
    remark(
      'Solid is sold, hatched is held for buyers who are paying. A bar is full at its quota; without one, at the longest bar.',
    ),
    foldedTable({
      id: 'by-ticket',
      caption: 'Tickets and their quota',
      columns: ['Ticket', 'Sold', 'Held', 'Left', 'Quota', 'Gross', 'On sale'],
      rows: rows.map(({ name, sold, held, left, capacity, grossMinor, isOpen }) => [
        name,
        format.number(sold),
        format.number(held),
        left,
        capacity === null ? 'none' : format.number(capacity),
        format.money(grossMinor),
        isOpen ? 'yes' : 'no',
      ]),
    }),
  ];
}

function byLanguage(report: Report) {
  const known = new Map<string, string>(languages.map(({ id, label }) => [id, label]));
  const split = splitBy(report, ({ language }) => language, [...known.keys()]);
  return shares(
    report,
    'language',
    split.map((part) => ({ ...part, name: known.get(part.key) ?? part.key })),
  );
}

/** Beyond these a country is one of the others. */
const countriesShown = 8;

function byCountry(report: Report) {
  const split = splitBy(report, ({ country }) => country ?? '', []);
  const named = split.map((part) => ({ ...part, name: nameOf(part.key) }));
  const rest = named.slice(countriesShown);
  if (rest.length > 0) {
    named.splice(countriesShown, rest.length, {
      key: 'rest',
      name: `${report.format.number(rest.length)} others`,
      sold: rest.reduce((sum, { sold }) => sum + sold, 0),
      grossMinor: rest.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    });
  }
  if (named.length === 0) return [remark('No country yet: it is learnt when an order is paid.')];
  return shares(report, 'country', named);
}

function nameOf(country: string): string {
  return country === '' ? 'Not given' : countryName(country, 'en-GB');
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

function shares({ format }: Report, what: string, parts: (PartOfSales & { name: string })[]) {
  const whole = parts.reduce((sum, { sold }) => sum + sold, 0);
  const bars = parts.map(({ name, sold }) => ({
    name,
    value: sold,
    note: format.withShare(sold, whole),
  }));
  return [
    barChart(`Tickets by ${what}`, bars),
    foldedTable({
      id: `by-${what}`,
      caption: `Tickets and revenue by ${what}`,
      columns: [what === 'country' ? 'Country' : 'Language', 'Tickets', 'Share', 'Gross'],
      rows: parts.map(({ name, sold, grossMinor }) => [
        name,
        format.number(sold),
        format.share(sold, whole),
        format.money(grossMinor),
      ]),
      totals: [
        'Total',
        format.number(whole),
        format.share(whole, whole),
        format.money(parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0)),
      ],
    }),
  ];
}
