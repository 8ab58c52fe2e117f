import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { reconcileWorkshopBookings } from './update-workshop-booking.ts';
import { listProgrammeWorkshops } from './programme-workshops.ts';
import { importWorkshops } from './workshop.queries.ts';

/**
 * Updates the workshops from the published programme. Existing bookings stay; additional seats go
 * to the waiting list. After an interruption the worker completes this within a minute.
 */
export async function importProgramme(
  context: Pick<Context, 'pool' | 'queue' | 'edition'>,
): Promise<{ ok: true } | { ok: false; code: 'unpublished' }> {
  const programme = listProgrammeWorkshops();
  if (!programme) return { ok: false, code: 'unpublished' };
  await inTransaction(context.pool, (tx) => importWorkshops(tx, programme));
  await reconcileWorkshopBookings(context);
  return { ok: true };
}
