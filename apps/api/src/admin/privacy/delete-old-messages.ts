import type { Pool } from '../../platform/db/connection.ts';
import { inBatches } from './in-batches.ts';
import { deleteMessages } from '../../comms/contact/contact-queries.ts';
import { deleteProofs } from '../../platform/proof-of-work/proof-queries.ts';

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
