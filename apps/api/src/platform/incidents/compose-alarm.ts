import { brand } from '@kongres/content/facts/brand';
import { tickets, type TicketId } from '@kongres/content/facts/tickets';
import { formatMoney } from '@kongres/content/format/number';
import { orderName } from '@kongres/content/format/order-number';
import { wordsOf } from './alarm-kinds.ts';
import type { AlarmFacts } from './alarm-queries.ts';

interface ToldAlarm {
  id: string;
  kind: string;
  subject: string;
  facts: AlarmFacts;
  number: number | null;
  ticket: TicketId | null;
  grossMinor: number | null;
}

/** A plain letter to the organiser: what happened, to which order, what to do, how to settle it. */
export function composeAlarm(alarm: ToldAlarm): { subject: string; text: string } {
  const { title, happened, todo } = wordsOf(alarm.kind);
  const name = alarm.number === null ? null : orderName(alarm.number);
  const order = name && [name, ticketOf(alarm), grossOf(alarm)].filter(Boolean).join(', ');
  const facts = factLines(alarm.facts);
  const about = name ? facts : [`subject: ${alarm.subject}`, ...facts];
  const parts: [string, string | null][] = [
    ['What happened', happened],
    ['Order', order],
    ['Facts', about.join('\n')],
    ['What to do', todo],
    ['When it is done', `npm run organiser -- alarms settle ${alarm.id.slice(0, 8)}`],
  ];
  return {
    subject: `[${brand.full}] ${title}${name ? `: ${name}` : ''}`,
    text: parts
      .filter(([, words]) => words)
      .map(([label, words]) => `${label}\n${words}`)
      .join('\n\n'),
  };
}

/** `amount: 367,77 zł`, `status: failed`: a fact a line, amounts as money. */
export function factLines(facts: AlarmFacts): string[] {
  return Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const isAmount = name.endsWith('_minor');
      const told = isAmount ? formatMoney(Number(value), 'en-GB') : String(value);
      return `${name.replace('_minor', '').replaceAll('_', ' ')}: ${told}`;
    });
}

function ticketOf({ ticket }: ToldAlarm): string | null {
  return ticket && `${tickets.find(({ id }) => id === ticket)?.name ?? ticket} ticket`;
}

function grossOf({ grossMinor }: ToldAlarm): string | null {
  return grossMinor === null ? null : `${formatMoney(grossMinor, 'en-GB')} gross`;
}
