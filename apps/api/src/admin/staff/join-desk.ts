import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findInvited, useInvitation } from './invitation-queries.ts';
import { beginPasskey, readNewPasskey, type DeskPlace } from './passkeys.ts';
import { deleteOtherPasskeys, insertPasskey } from './passkey-queries.ts';
import { lockPeople, type Person } from './person-queries.ts';
import { beginSession } from './sessions.ts';

type Parts = Pick<Context, 'pool' | 'now'>;

/** Whom a link is for, and what the browser is asked for; null for a link that was used or has ended. */
export async function beginJoining({ pool, now }: Parts, place: DeskPlace, token: string) {
  const person = await findInvited(pool, hashToken(token), now());
  if (!person) return null;
  return {
    person,
    options: await beginPasskey(pool, place, person, { now: now(), replaces: true }),
  };
}

type Joined =
  | { ok: true; person: Person; session: string }
  | { ok: false; code: 'link_ended' | 'invalid_request' };

/**
 * Makes the passkey that the link is for. Whoever had passkeys before has lost them: those and their sessions end.
 */
export async function joinDesk(
  { pool, now }: Parts,
  place: DeskPlace,
  {
    token,
    credential,
    browser,
  }: { token: string; credential: { id: string; response: object }; browser: string },
): Promise<Joined> {
  const [hash, at] = [hashToken(token), now()];
  const person = await findInvited(pool, hash, at);
  if (!person) return { ok: false, code: 'link_ended' };
  const passkey = await readNewPasskey(pool, place, person.id, credential, at);
  if (!passkey) return { ok: false, code: 'invalid_request' };
  return await inTransaction(pool, async (tx) => {
    // Whoever else makes or ends passkeys waits, or is done and seen.
    await lockPeople(tx);
    if (!(await findInvited(tx, hash, at))) return { ok: false, code: 'link_ended' };
    if (!(await insertPasskey(tx, person.id, passkey, at))) {
      return { ok: false, code: 'invalid_request' };
    }
    await useInvitation(tx, hash);
    await deleteOtherPasskeys(tx, person.id, passkey.id);
    const session = await beginSession(tx, { person: person.id, passkey: passkey.id, browser, at });
    return { ok: true, person, session };
  });
}
