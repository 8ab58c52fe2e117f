import { lastDay } from '@kongres/content/facts/edition';
import type { TicketId } from '@kongres/content/facts/tickets';
import { toLocalDay } from '@kongres/content/format/date';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { insertPrice, lockPrices, readPriceRevision, markPriceWithdrawn } from './price.queries.ts';

type PriceContext = Pick<Context, 'pool' | 'edition'>;

interface NewPrice {
  ticket: TicketId;
  since: string;
  netMinor: number;
  /** The price revision on which the decision was based. */
  revision: number;
}

type PriceChangeResult =
  | { ok: true }
  | { ok: false; code: 'changed_since' | 'date_in_past' | 'invalid_request' | 'date_taken' };

export async function setPrice(context: PriceContext, price: NewPrice): Promise<PriceChangeResult> {
  return await changePrices(context, price.revision, async (tx, today) => {
    if (price.since < today) return { ok: false, code: 'date_in_past' };
    if (price.since > lastDay) return { ok: false, code: 'invalid_request' };
    const isSet = await insertPrice(tx, price);
    return isSet ? { ok: true } : { ok: false, code: 'date_taken' };
  });
}

export async function withdrawPrice(
  context: PriceContext,
  { id, revision }: { id: number; revision: number },
): Promise<PriceChangeResult> {
  return await changePrices(context, revision, async (tx, today) => {
    const isWithdrawn = await markPriceWithdrawn(tx, id, today);
    return isWithdrawn ? { ok: true } : { ok: false, code: 'date_in_past' };
  });
}

/** Rejects the change if any price has changed since the given revision. */
async function changePrices(
  { pool, edition }: PriceContext,
  revision: number,
  applyChange: (tx: Connection, today: string) => Promise<PriceChangeResult>,
): Promise<PriceChangeResult> {
  return await inTransaction(pool, async (tx) => {
    await lockPrices(tx);
    if ((await readPriceRevision(tx)) !== revision) return { ok: false, code: 'changed_since' };
    return await applyChange(tx, toLocalDay(edition.now()));
  });
}
