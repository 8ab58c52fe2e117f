import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';
import { readQuotas, updateQuotaLimit } from './quota.queries.ts';

type SetQuotaResult = { ok: true } | { ok: false; code: 'unknown_ticket' | 'below_sold' };

/** Never sets a quota below the number of held and sold tickets. */
export async function setQuota(
  db: Connection,
  ticket: TicketId,
  quotaLimit: number | null,
): Promise<SetQuotaResult> {
  if (await updateQuotaLimit(db, ticket, quotaLimit)) return { ok: true };
  const isKnown = (await readQuotas(db)).some((quota) => quota.ticket === ticket);
  return { ok: false, code: isKnown ? 'below_sold' : 'unknown_ticket' };
}
