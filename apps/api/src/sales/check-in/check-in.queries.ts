import type { AdmissionId } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { State } from '../orders/order.ts';

export interface TicketCheckRow {
  orderId: string;
  number: number;
  ticket: AdmissionId;
  language: LanguageCode;
  state: State;
  voidAt: Date | null;
  checkedInAt: Date | null;
}

export async function findTicketByCode(
  db: Connection,
  code: string,
): Promise<TicketCheckRow | undefined> {
  const { rows } = await db.query<TicketCheckRow>(
    `select o.id as "orderId", o.number, o.ticket, o.language, o.state,
        t.void_at as "voidAt", t.checked_in_at as "checkedInAt"
      from ticket t join orders o on o.id = t.order_id where t.code = $1`,
    [code],
  );
  return rows[0];
}

/**
 * Returns the code of the ticket that a link belongs to. Links from before a change of the secret
 * stay valid, because they are printed on tickets; links from before a transfer do not.
 */
export async function findTicketCodeByLink(
  db: Connection,
  tokenHash: Buffer,
): Promise<string | null> {
  const { rows } = await db.query<{ code: string }>(
    `select t.code from ticket t join orders o on o.id = t.order_id
      where o.token_hash = $1 or o.id = (
        select order_id from retired_order_token where token_hash = $1 and reason = 'new_secret')`,
    [tokenHash],
  );
  return rows[0]?.code ?? null;
}
