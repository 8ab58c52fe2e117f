import type { Pool } from '../../platform/db/connection.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { deleteOldContactMessages } from '../../comms/contact/contact-message.queries.ts';
import { deleteExpiredProofs } from '../../platform/proof-of-work/proof.queries.ts';

export async function deleteOldMessages({
  pool,
  now,
}: {
  pool: Pool;
  now: () => Date;
}): Promise<string> {
  const moment = now();
  const deleted = await deleteInBatches((limit) => deleteOldContactMessages(pool, limit));
  await deleteInBatches((limit) => deleteExpiredProofs(pool, moment, limit));
  return `${deleted} messages deleted`;
}
