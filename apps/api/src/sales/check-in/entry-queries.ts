import type { AdmissionId } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { State } from '../orders/order.ts';

export interface EntryRow {
  orderId: string;
  number: number;
  ticket: AdmissionId;
  language: LanguageCode;
  state: State;
  voidAt: Date | null;
  usedAt: Date | null;
}

export async function readEntry(db: Connection, code: string): Promise<EntryRow | undefined> {
  const { rows } = await db.query<EntryRow>(
    `select o.id as "orderId", o.number, o.ticket, o.language, o.state,
        t.void_at as "voidAt", t.used_at as "usedAt"
      from ticket t join orders o on o.id = t.order_id where t.code = $1`,
    [code],
  );
  return rows[0];
}

/**
 * The code of the ticket that a link belongs to. A link from before the secret was changed is still on
 * paper and counts as the code beside it does; one from before the ticket changed hands does not.
 */
export async function readCodeOfLink(db: Connection, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await db.query<{ code: string }>(
    `select t.code from ticket t join orders o on o.id = t.order_id
      where o.token_hash = $1 or o.id = (
        select order_id from old_order_token where token_hash = $1 and reason = 'new_secret')`,
    [tokenHash],
  );
  return rows[0]?.code ?? null;
}
