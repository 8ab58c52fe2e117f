import type { AdmissionId } from '@kongres/content/facts/admissions';
import { sales } from '@kongres/content/facts/sales';
import { tickets, type TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';

export interface QuotaRow {
  ticket: TicketId;
  isOpen: boolean;
  quotaLimit: number | null;
  held: number;
  sold: number;
}

export async function readQuotas(db: Connection): Promise<QuotaRow[]> {
  const { rows } = await db.query<QuotaRow>(
    'select ticket, is_open as "isOpen", quota_limit as "quotaLimit", held, sold from ticket_quota order by ticket',
  );
  return rows;
}

/** Returns false if more tickets are held and sold already. */
export async function updateQuotaLimit(
  db: Connection,
  ticket: TicketId,
  quotaLimit: number | null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ticket_quota set quota_limit = $2
      where ticket = $1 and ($2::integer is null or held + sold <= $2)`,
    [ticket, quotaLimit],
  );
  return rowCount === 1;
}

export async function updateSalesOpen(
  db: Connection,
  ticket: TicketId,
  isOpen: boolean,
): Promise<void> {
  await db.query('update ticket_quota set is_open = $2 where ticket = $1', [ticket, isOpen]);
}

export async function convertHoldToSale(tx: Connection, ticket: AdmissionId): Promise<void> {
  await tx.query('update ticket_quota set held = held - 1, sold = sold + 1 where ticket = $1', [
    ticket,
  ]);
}

/** Sells a ticket without a hold; returns false if the quota is exhausted. */
export async function sellFromQuota(tx: Connection, ticket: AdmissionId): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update ticket_quota set sold = sold + 1
      where ticket = $1 and (quota_limit is null or held + sold < quota_limit)`,
    [ticket],
  );
  return rowCount === 1;
}

export async function releaseHold(tx: Connection, ticket: AdmissionId): Promise<void> {
  await tx.query('update ticket_quota set held = held - 1 where ticket = $1', [ticket]);
}

export async function returnToQuota(tx: Connection, ticket: AdmissionId): Promise<void> {
  await tx.query('update ticket_quota set sold = sold - 1 where ticket = $1', [ticket]);
}

export async function seedQuotas(db: Connection): Promise<void> {
  for (const { id, quota } of tickets) {
    await db.query(
      `insert into ticket_quota (ticket, is_open, quota_limit) values ($1, $2, $3)
        on conflict (ticket) do nothing`,
      [id, sales.state === 'open', quota],
    );
  }
}
