import { getPhase } from '@kongres/content/facts/phases';
import { ticketIds } from '@kongres/content/facts/tickets';
import type { TicketState } from '@kongres/contract/tickets';
import type { Connection } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { readQuotas, type QuotaRow } from './quota.queries.ts';

export interface QuotaStatus extends QuotaRow {
  available: number | null;
  state: TicketState;
}

/** Lists the quotas in price list order. After the edition every ticket is closed. */
export async function listQuotas(db: Connection, edition: EditionClock): Promise<QuotaStatus[]> {
  const isOver = getPhase(edition.now()) === 'after';
  const rows = await readQuotas(db);
  return rows
    .toSorted((a, b) => ticketIds.indexOf(a.ticket) - ticketIds.indexOf(b.ticket))
    .map((row) => {
      const available = row.quotaLimit === null ? null : row.quotaLimit - row.held - row.sold;
      return { ...row, available, state: getTicketState(row.isOpen && !isOver, available) };
    });
}

function getTicketState(isOpen: boolean, available: number | null): TicketState {
  if (!isOpen) return 'closed';
  return available !== null && available <= 0 ? 'sold_out' : 'open';
}
