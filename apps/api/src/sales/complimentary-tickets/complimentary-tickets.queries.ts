import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { Connection } from '../../platform/db/connection.ts';

export async function listOrderNumbersByKey(
  db: Connection,
  keyHashes: readonly Buffer[],
): Promise<{ idempotencyKeyHash: Buffer; number: number }[]> {
  const { rows } = await db.query<{ idempotencyKeyHash: Buffer; number: number }>(
    `select idempotency_hash as "idempotencyKeyHash", number from orders
      where idempotency_hash = any($1) and state <> 'expired'`,
    [keyHashes],
  );
  return rows;
}

export interface IssuedBatch {
  at: Date;
  actor: string;
  ticket: AdmissionId;
  origin: Exclude<Origin, 'sale'>;
  tickets: number;
}

/**
 * Recently issued batches: one per desk request; tickets issued by the command are grouped by hour.
 */
export async function listRecentBatches(db: Connection, limit: number): Promise<IssuedBatch[]> {
  const { rows } = await db.query<IssuedBatch>(
    `select max(j.created_at) as at, coalesce(p.name, j.actor) as actor, j.details ->> 'ticket' as ticket,
        j.details ->> 'origin' as origin, count(*)::integer as tickets
      from (select * from audit_log where action = 'order_placed' and details ? 'origin'
        order by id desc limit 5000) j
        left join staff_member p on j.actor = 'desk ' || p.id
      group by 2, 3, 4, coalesce(j.request_id, date_trunc('hour', j.created_at)::text)
      order by max(j.id) desc limit $1`,
    [limit],
  );
  return rows;
}
