import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { hashToken } from '../../platform/tokens.ts';
import {
  findSession,
  insertSession,
  updateLastSeen,
  type StaffSession,
} from './session.queries.ts';

const sessionHours = 12;
const idleMinutes = 60;

/** Oldest allowed start and last use of a session. */
export function getSessionLimits(now: Date) {
  return {
    begun: new Date(now.getTime() - sessionHours * 3_600_000),
    seen: new Date(now.getTime() - idleMinutes * 60_000),
  };
}

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the session token; the database stores only its hash. */
export async function createSession(
  tx: Connection,
  { person, passkey, browser, at }: { person: string; passkey: string; browser: string; at: Date },
): Promise<string> {
  const token = createToken();
  await insertSession(tx, {
    hash: hashToken(token),
    person,
    passkey,
    browser: browser.slice(0, 200),
    at,
  });
  return token;
}

export async function openSession(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  token: string,
): Promise<StaffSession | null> {
  const at = now();
  const open = await findSession(pool, hashToken(token), getSessionLimits(at));
  // Written at most once a minute.
  if (open && at.getTime() - open.lastSeenAt.getTime() > 60_000)
    await updateLastSeen(pool, open.session, at);
  return open;
}
