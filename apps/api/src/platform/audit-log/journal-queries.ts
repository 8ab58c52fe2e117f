import type { Connection } from '../db/connection.ts';

type Fact = string | number | null;

/** Notes who asked for what others then do. Everything else is noted by the database itself. */
export async function noteWish(
  db: Connection,
  deed: 'refund_asked' | 'ticket_resent',
  number: number,
): Promise<void> {
  await db.query('select note_wish($1, $2)', [deed, number]);
}

export async function notePartRefund(
  db: Connection,
  number: number,
  amountMinor: number,
): Promise<void> {
  await db.query('select note_part_refund($1, $2)', [number, amountMinor]);
}

interface Deed {
  id: number;
  at: Date;
  actor: string;
  role: string;
  deed: string;
  number: number | null;
  /** Two values are what was and what is. */
  facts: Record<string, Fact | Fact[]> & { from?: Fact; to?: Fact };
  isPerson: boolean;
  request: string | null;
  /** Null where there are none, and once their person is forgotten. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The newest so many before one, with the people of the desk by name. */
export async function pageOfDeeds(
  db: Connection,
  { before, number, limit }: { before: number | null; number: number | null; limit: number },
): Promise<Deed[]> {
  const { rows } = await db.query<Omit<Deed, 'id'> & { id: string }>(
    `select j.id, at, coalesce(p.name, case when actor = 'desk' then q.name end, actor) as actor,
        p.id is not null or (actor = 'desk' and q.id is not null) as "isPerson", j.role, j.deed, j.order_number as number, request, v.before, v.after,
        case when q.id is null then facts else facts || jsonb_build_object('person', q.name) end as facts
      from journal j
        left join desk_person p on j.actor = 'desk ' || p.id
        left join desk_person q on facts ->> 'person' = q.id::text
        left join journal_value v on v.deed = j.id
      where ($1::bigint is null or j.id < $1) and ($2::integer is null or j.order_number = $2)
      order by j.id desc limit $3`,
    [before, number, limit],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
