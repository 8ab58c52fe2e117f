import { lastDay } from '@kongres/content/facts/edition';
import type { TicketId } from '@kongres/content/facts/tickets';
import { dayAt } from '@kongres/content/format/date';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { insertPrice, lockPrices, readPriceRevision, updateWithdrawn } from './price-queries.ts';

type PriceContext = Pick<Context, 'pool' | 'edition'>;

interface WantedPrice {
  ticket: TicketId;
  since: string;
  netMinor: number;
  /** What was known when it was decided. */
  revision: number;
}

type Changed =
  | { ok: true }
  | { ok: false; code: 'changed_since' | 'past_moment' | 'invalid_request' | 'day_taken' };

/** A price from today on, or from a day to come; what was charged before stays as it was. */
export async function setPrice(context: PriceContext, wanted: WantedPrice): Promise<Changed> {
  return await change(context, wanted.revision, async (tx, today) => {
    if (wanted.since < today) return { ok: false, code: 'past_moment' };
    if (wanted.since > lastDay) return { ok: false, code: 'invalid_request' };
    const isSet = await insertPrice(tx, wanted);
    return isSet ? { ok: true } : { ok: false, code: 'day_taken' };
  });
}

/** Only what nobody was asked to pay yet. */
export async function withdrawPrice(
  context: PriceContext,
  { id, revision }: { id: number; revision: number },
): Promise<Changed> {
  return await change(context, revision, async (tx, today) => {
    const isWithdrawn = await updateWithdrawn(tx, id, today);
    return isWithdrawn ? { ok: true } : { ok: false, code: 'past_moment' };
  });
}

/** One after the other, and only by who has seen what the one before changed. */
async function change(
  { pool, edition }: PriceContext,
  revision: number,
  act: (tx: Connection, today: string) => Promise<Changed>,
): Promise<Changed> {
  return await inTransaction(pool, async (tx) => {
    await lockPrices(tx);
    if ((await readPriceRevision(tx)) !== revision) return { ok: false, code: 'changed_since' };
    return await act(tx, dayAt(edition.now()));
  });
}
