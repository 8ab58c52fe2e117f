import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

/** Why a link that once opened an order opens it no more, and since when. */
export async function readOldToken(
  db: Connection,
  tokenHash: Buffer,
): Promise<{ orderId: string; reason: 'moved' | 'new_secret'; retiredAt: Date } | undefined> {
  const { rows } = await db.query<{
    orderId: string;
    reason: 'moved' | 'new_secret';
    retiredAt: Date;
  }>(
    `select order_id as "orderId", reason, retired_at as "retiredAt"
      from old_order_token where token_hash = $1`,
    [tokenHash],
  );
  return rows[0];
}

interface NewLink {
  tokenVersion: number;
  tokenHash: Buffer;
  tokenKey: Buffer;
}

/** Gives an order to another address: all links and ways back that it had are over. */
export async function moveToAddress(
  tx: Connection,
  id: string,
  move: NewLink & {
    email: string;
    language: LanguageCode;
    at: Date;
    mendedAt: Date | null;
    isPassedOn: boolean;
  },
): Promise<void> {
  await tx.query(
    `insert into old_order_token (token_hash, order_id, reason, retired_at)
      select token_hash, id, 'moved', $2 from orders where id = $1
      on conflict (token_hash) do nothing`,
    [id, move.at],
  );
  await tx.query("update old_order_token set reason = 'moved' where order_id = $1", [id]);
  await tx.query(
    `update orders set email = $2, token_version = $3, token_hash = $4, token_key = $5,
        mended_at = coalesce(mended_at, $6), language = $7, return_hash = null, back_hash = null,
        passed_on_at = case when $8 then $9 else passed_on_at end,
        -- Who bought it stays in the books; who was given it is another person now.
        buyer_name = case when $8 and origin <> 'sale' then null else buyer_name end,
        greeting = case when $8 then null else greeting end
      where id = $1`,
    [
      id,
      move.email,
      move.tokenVersion,
      move.tokenHash,
      move.tokenKey,
      move.mendedAt,
      move.language,
      move.isPassedOn,
      move.at,
    ],
  );
}

/** Orders whose links were made with another secret. */
export async function lockStaleLinks(
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

export async function updateLink(tx: Connection, id: string, link: Omit<NewLink, 'tokenVersion'>) {
  await tx.query('update orders set token_hash = $2, token_key = $3 where id = $1', [
    id,
    link.tokenHash,
    link.tokenKey,
  ]);
}

export async function insertOldToken(tx: Connection, id: string, tokenHash: Buffer, at: Date) {
  await tx.query(
    `insert into old_order_token (token_hash, order_id, reason, retired_at)
      values ($1, $2, 'new_secret', $3) on conflict do nothing`,
    [tokenHash, id, at],
  );
}

export interface ReturnedOrder {
  id: string;
  tokenVersion: number;
  language: LanguageCode;
  isClaimed: boolean;
}

/**
 * Lets one browser come back with a code: the first that brings it, and only that one again. Undefined
 * for a code that is unknown or too old.
 */
export async function claimReturn(
  db: Connection,
  way: 'return' | 'back',
  { codeHash, claim, notBefore }: { codeHash: Buffer; claim: Buffer; notBefore: Date },
): Promise<ReturnedOrder | undefined> {
  const { rows } = await db.query<ReturnedOrder>(
    `update orders set ${way}_claim = coalesce(${way}_claim, $2)
      where ${way}_hash = $1 and created_at > $3
      returning id, token_version as "tokenVersion", language, ${way}_claim = $2 as "isClaimed"`,
    [codeHash, claim, notBefore],
  );
  return rows[0];
}
