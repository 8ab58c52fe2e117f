import { expect } from 'vitest';
import type { Pool } from '../src/platform/db/connection.ts';

/**
 * Makes the pages of a table visible to index-only scans. One vacuum is not enough while another
 * transaction, such as an automatic analyze, holds an older snapshot.
 */
export async function vacuumTable(owner: Pool, table: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await owner.query(`vacuum analyze ${table}`);
        const { rows } = await owner.query<{ isVisible: boolean }>(
          'select relallvisible > relpages * 0.9 as "isVisible" from pg_class where oid = $1::regclass',
          [table],
        );
        return rows[0]?.isVisible;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}
