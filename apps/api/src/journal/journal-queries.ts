import type { Connection } from '../db/connection.ts';

type Fact = string | number | null;

export interface Deed {
  at: Date;
  actor: string;
  role: string;
  deed: string;
  number: number | null;
  /** Two values are what was and what is. */
  facts: Record<string, Fact | Fact[]> & { from?: Fact; to?: Fact };
}

/** The newest so many deeds, of one order or of all, in the order in which they were done. */
export async function listDeeds(
  db: Connection,
  number: number | null,
  limit: number,
): Promise<Deed[]> {
  const { rows } = await db.query<Deed>(
    `select at, actor, role, deed, order_number as number, facts from (
        select * from journal where $1::integer is null or order_number = $1
          order by id desc limit $2
      ) newest order by id`,
    [number, limit],
  );
  return rows;
}
