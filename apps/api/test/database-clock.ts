import { escapeLiteral } from 'pg';
import type { Pool } from '../src/platform/db/connection.ts';

/** Turns the clock by which rows grow old. Only the owner can. */
export async function setDatabaseClock(owner: Pool, moment: Date): Promise<void> {
  await owner.query(
    `create or replace function present_moment() returns timestamptz language sql stable
      return timestamptz ${escapeLiteral(moment.toISOString())}`,
  );
}
