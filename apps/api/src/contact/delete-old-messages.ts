import { policies } from '@kongres/content/facts/policies';
import type { Pool } from '../db/connection.ts';
import { deleteMessages, deleteProofs } from './contact-queries.ts';

/** Keeps what the privacy policy promises: messages go when their months are over. */
export async function deleteOldMessages({
  pool,
  now,
}: {
  pool: Pool;
  now: () => Date;
}): Promise<string> {
  const moment = now();
  const deleted = await deleteMessages(pool, moment, policies.contactMonths);
  await deleteProofs(pool, moment);
  return `${deleted} messages deleted`;
}
