import type { Connection } from '../db/connection.ts';

type AuditFact = string | number | null;

/** Records who requested an action that the worker performs later. Other actions are recorded by triggers. */
export async function recordRequestedAction(
  db: Connection,
  action: 'refund_requested' | 'ticket_resent',
  number: number,
): Promise<void> {
  await db.query('select record_requested_action($1, $2)', [action, number]);
}

export async function recordPartialRefund(
  db: Connection,
  number: number,
  amountMinor: number,
): Promise<void> {
  await db.query('select record_partial_refund_request($1, $2)', [number, amountMinor]);
}

interface AuditLogRow {
  id: number;
  at: Date;
  actor: string;
  role: string;
  action: string;
  number: number | null;
  /** An array holds the old and the new value. */
  details: Record<string, AuditFact | AuditFact[]> & { from?: AuditFact; to?: AuditFact };
  isStaffMember: boolean;
  requestId: string | null;
  /** Null without values, and after the person was erased. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export async function listAuditLog(
  db: Connection,
  { before, number, limit }: { before: number | null; number: number | null; limit: number },
): Promise<AuditLogRow[]> {
  const { rows } = await db.query<Omit<AuditLogRow, 'id'> & { id: string }>(
    `select j.id, j.created_at as at, coalesce(p.name, case when actor = 'desk' then q.name end, actor) as actor,
        p.id is not null or (actor = 'desk' and q.id is not null) as "isStaffMember", j.role, j.action, j.order_number as number, j.request_id as "requestId", v.before, v.after,
        case when q.id is null then details else details || jsonb_build_object('staff_member', q.name) end as details
      from audit_log j
        left join staff_member p on j.actor = 'desk ' || p.id
        left join staff_member q on details ->> 'staff_member' = q.id::text
        left join audit_log_value v on v.audit_log_id = j.id
      where ($1::bigint is null or j.id < $1) and ($2::integer is null or j.order_number = $2)
      order by j.id desc limit $3`,
    [before, number, limit],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
