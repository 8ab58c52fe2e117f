import type { BenefitId } from '@kongres/content/facts/benefits';
import type { Connection } from '../../platform/db/connection.ts';

export interface Benefit {
  id: BenefitId;
  address: string | null;
  startsAt: Date | null;
}

export async function readBenefits(db: Connection, ids: readonly BenefitId[]): Promise<Benefit[]> {
  const { rows } = await db.query<Benefit>(
    'select id, address, starts_at as "startsAt" from benefit where id = any ($1)',
    [ids],
  );
  return ids.map(
    (id) => rows.find((row) => row.id === id) ?? { id, address: null, startsAt: null },
  );
}

export async function saveBenefit(
  db: Connection,
  { id, address, startsAt }: Benefit,
): Promise<void> {
  await db.query(
    `insert into benefit (id, address, starts_at) values ($1, $2, $3)
      on conflict (id) do update set address = $2, starts_at = $3`,
    [id, address, startsAt],
  );
}
