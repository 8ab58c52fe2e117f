import { escapeLiteral } from 'pg';
import type { Pool } from '../src/platform/db/connection.ts';

/** Sets `retention_now()`, which retention uses. Needs the owner role. */
export async function setDatabaseClock(owner: Pool, moment: Date): Promise<void> {
  await owner.query(
    `create or replace function retention_now() returns timestamptz language sql stable
      return timestamptz ${escapeLiteral(moment.toISOString())}`,
  );
}
