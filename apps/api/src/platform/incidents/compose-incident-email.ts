import { brand } from '@kongres/content/facts/brand';
import { tickets, type TicketId } from '@kongres/content/facts/tickets';
import { formatMoney } from '@kongres/content/format/number';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { getIncidentDefinition } from './incident-kinds.ts';
import type { IncidentDetails } from './incident.queries.ts';

interface EmailedIncident {
  id: string;
  kind: string;
  subject: string;
  details: IncidentDetails;
  number: number | null;
  ticket: TicketId | null;
  grossMinor: number | null;
}

export function composeIncidentEmail(incident: EmailedIncident): { subject: string; text: string } {
  const { title, description, resolution } = getIncidentDefinition(incident.kind);
  const name = incident.number === null ? null : formatOrderNumber(incident.number);
  const order =
    name && [name, formatTicket(incident), formatGross(incident)].filter(Boolean).join(', ');
  const details = formatIncidentDetails(incident.details);
  const about = name ? details : [`subject: ${incident.subject}`, ...details];
  const parts: [string, string | null][] = [
    ['What happened', description],
    ['Order', order],
    ['Details', about.join('\n')],
    ['What to do', resolution],
    ['When it is resolved', `npm run organiser -- incidents resolve ${incident.id.slice(0, 8)}`],
  ];
  return {
    subject: `[${brand.full}] ${title}${name ? `: ${name}` : ''}`,
    text: parts
      .filter(([, words]) => words)
      .map(([label, words]) => `${label}\n${words}`)
      .join('\n\n'),
  };
}

export function formatIncidentDetails(facts: IncidentDetails): string[] {
  return Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const isAmount = name.endsWith('_minor');
      const text = isAmount ? formatMoney(Number(value), 'en-GB') : String(value);
      return `${name.replace('_minor', '').replaceAll('_', ' ')}: ${text}`;
    });
}

function formatTicket({ ticket }: EmailedIncident): string | null {
  return ticket && `${tickets.find(({ id }) => id === ticket)?.name ?? ticket} ticket`;
}

function formatGross({ grossMinor }: EmailedIncident): string | null {
  return grossMinor === null ? null : `${formatMoney(grossMinor, 'en-GB')} gross`;
}
