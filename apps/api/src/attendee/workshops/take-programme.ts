import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { settleWorkshops } from './book-place.ts';
import { programmeWorkshops } from './programme-workshops.ts';
import { takeWorkshops } from './workshop-queries.ts';

/**
 * Makes the list of workshops what the published programme says. Nobody who sits loses a place; more seats call in who
 * waits, each with a mail. Broken off in between, the worker seats them within a minute.
 */
export async function takeProgramme(
  context: Pick<Context, 'pool' | 'queue' | 'edition'>,
): Promise<{ ok: true } | { ok: false; code: 'unpublished' }> {
  const programme = programmeWorkshops();
  if (!programme) return { ok: false, code: 'unpublished' };
  await inTransaction(context.pool, (tx) => takeWorkshops(tx, programme));
  await settleWorkshops(context);
  return { ok: true };
}
