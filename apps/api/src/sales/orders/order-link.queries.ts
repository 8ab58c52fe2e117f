import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

export async function readRetiredToken(
  db: Connection,
  tokenHash: Buffer,
): Promise<
  { orderId: string; reason: 'email_changed' | 'new_secret'; retiredAt: Date } | undefined
> {
  const { rows } = await db.query<{
    orderId: string;
    reason: 'email_changed' | 'new_secret';
    retiredAt: Date;
  }>(
    `select order_id as "orderId", reason, retired_at as "retiredAt"
      from retired_order_token where token_hash = $1`,
    [tokenHash],
  );
  return rows[0];
}

interface NewOrderLink {
  tokenVersion: number;
  tokenHash: Buffer;
  tokenKey: Buffer;
}

/** Changes the address of an order and retires its link and return codes. */
export async function updateOrderEmail(
  tx: Connection,
  id: string,
  change: NewOrderLink & {
    email: string;
    language: LanguageCode;
    changedAt: Date;
    emailCorrectedAt: Date | null;
    isTransfer: boolean;
  },
): Promise<void> {
  await tx.query(
    `insert into retired_order_token (token_hash, order_id, reason, retired_at)
      select token_hash, id, 'email_changed', $2 from orders where id = $1
      on conflict (token_hash) do nothing`,
    [id, change.changedAt],
  );
  await tx.query("update retired_order_token set reason = 'email_changed' where order_id = $1", [
    id,
  ]);
  await tx.query(
    `update orders set email = $2, token_version = $3, token_hash = $4, token_key = $5,
        email_corrected_at = coalesce(email_corrected_at, $6), language = $7, success_return_hash = null, cancel_return_hash = null,
        transferred_at = case when $8 then $9 else transferred_at end,
        -- Accounting needs the buyer's name; the recipient of an issued ticket has changed.
        buyer_name = case when $8 and origin <> 'sale' then null else buyer_name end,
        greeting = case when $8 then null else greeting end
      where id = $1`,
    [
      id,
      change.email,
      change.tokenVersion,
      change.tokenHash,
      change.tokenKey,
      change.emailCorrectedAt,
      change.language,
      change.isTransfer,
      change.changedAt,
    ],
  );
}

/** Locks orders whose links derive from another secret. */
export async function lockOutdatedLinks(
  tx: Connection,
  tokenKey: Buffer,
  limit: number,
): Promise<{ id: string; tokenVersion: number; tokenHash: Buffer }[]> {
  const { rows } = await tx.query<{ id: string; tokenVersion: number; tokenHash: Buffer }>(
    `select id, token_version as "tokenVersion", token_hash as "tokenHash" from orders
      where token_key is distinct from $1 limit $2 for update skip locked`,
    [tokenKey, limit],
  );
  return rows;
}

export async function updateOrderLink(
  tx: Connection,
  id: string,
  link: Omit<NewOrderLink, 'tokenVersion'>,
) {
  await tx.query('update orders set token_hash = $2, token_key = $3 where id = $1', [
    id,
    link.tokenHash,
    link.tokenKey,
  ]);
}

export async function insertRetiredToken(
  tx: Connection,
  id: string,
  tokenHash: Buffer,
  retiredAt: Date,
) {
  await tx.query(
    `insert into retired_order_token (token_hash, order_id, reason, retired_at)
      values ($1, $2, 'new_secret', $3) on conflict do nothing`,
    [tokenHash, id, retiredAt],
  );
}

export interface ReturnedOrder {
  id: string;
  tokenVersion: number;
  language: LanguageCode;
  isClaimed: boolean;
}

/**
 * Binds a return code to the first browser claim that presents it; other claims are not accepted.
 * Returns undefined for an unknown or expired code.
 */
export async function claimReturnCode(
  db: Connection,
  kind: 'return' | 'back',
  { codeHash, claim, notBefore }: { codeHash: Buffer; claim: Buffer; notBefore: Date },
): Promise<ReturnedOrder | undefined> {
  const columns = kind === 'return' ? 'success_return' : 'cancel_return';
  const { rows } = await db.query<ReturnedOrder>(
    `update orders set ${columns}_claim = coalesce(${columns}_claim, $2)
      where ${columns}_hash = $1 and created_at > $3
      returning id, token_version as "tokenVersion", language, ${columns}_claim = $2 as "isClaimed"`,
    [codeHash, claim, notBefore],
  );
  return rows[0];
}
