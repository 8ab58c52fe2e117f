import type { Pool } from '../db/connection.ts';
import { inBatches } from './in-batches.ts';
import { deleteMessages } from '../contact/contact-queries.ts';
import { deleteProofs } from '../proof/proof-queries.ts';

/** Keeps what the privacy policy promises: messages go when their months are over. */
export async function deleteOldMessages({
  pool,
  now,
}: {
  pool: Pool;
  now: () => Date;
}): Promise<string> {
  const moment = now();
  const deleted = await inBatches((limit) => deleteMessages(pool, limit));
  await inBatches((limit) => deleteProofs(pool, moment, limit));
  return `${deleted} messages deleted`;
}
