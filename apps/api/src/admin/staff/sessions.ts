import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findSession, insertSession, noteSeen, type OpenSession } from './session-queries.ts';

/** A day's work, with a break in it. */
const sessionHours = 12;
const idleMinutes = 60;

/** How old a session may be, and how long unused. */
export function sessionLimits(now: Date) {
  return {
    begun: new Date(now.getTime() - sessionHours * 3_600_000),
    seen: new Date(now.getTime() - idleMinutes * 60_000),
  };
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the browser keeps; the database knows its hash only. */
export async function beginSession(
  tx: Connection,
  { person, passkey, browser, at }: { person: string; passkey: string; browser: string; at: Date },
): Promise<string> {
  const token = newToken();
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
): Promise<OpenSession | null> {
  const at = now();
  const open = await findSession(pool, hashToken(token), sessionLimits(at));
  // Not at every call: a minute is near enough.
  if (open && at.getTime() - open.seenAt.getTime() > 60_000) await noteSeen(pool, open.session, at);
  return open;
}
