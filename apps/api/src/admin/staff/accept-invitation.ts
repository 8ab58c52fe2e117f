import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findInvitedStaffMember, deleteInvitation } from './invitation.queries.ts';
import { createPasskeyOptions, verifyNewPasskey, type RelyingParty } from './passkeys.ts';
import { deleteOtherPasskeys, insertPasskey } from './passkey.queries.ts';
import { lockStaff, type StaffMember } from './staff.queries.ts';
import { createSession } from './sessions.ts';

type InvitationContext = Pick<Context, 'pool' | 'now'>;

/**
 * Returns the invited staff member and WebAuthn options; null if the link was used or has expired.
 */
export async function openInvitation(
  { pool, now }: InvitationContext,
  place: RelyingParty,
  token: string,
) {
  const person = await findInvitedStaffMember(pool, hashToken(token), now());
  if (!person) return null;
  return {
    person,
    options: await createPasskeyOptions(pool, place, person, { now: now(), replaces: true }),
  };
}

type AcceptInvitationResult =
  | { ok: true; person: StaffMember; session: string }
  | { ok: false; code: 'link_ended' | 'invalid_request' };

/** Registers the passkey of an invitation. All earlier passkeys and their sessions are removed. */
export async function acceptInvitation(
  { pool, now }: InvitationContext,
  place: RelyingParty,
  {
    token,
    credential,
    browser,
  }: { token: string; credential: { id: string; response: object }; browser: string },
): Promise<AcceptInvitationResult> {
  const [hash, at] = [hashToken(token), now()];
  const person = await findInvitedStaffMember(pool, hash, at);
  if (!person) return { ok: false, code: 'link_ended' };
  const passkey = await verifyNewPasskey(pool, place, person.id, credential, at);
  if (!passkey) return { ok: false, code: 'invalid_request' };
  return await inTransaction(pool, async (tx) => {
    // Serialises with other passkey changes.
    await lockStaff(tx);
    if (!(await findInvitedStaffMember(tx, hash, at))) return { ok: false, code: 'link_ended' };
    if (!(await insertPasskey(tx, person.id, passkey, at))) {
      return { ok: false, code: 'invalid_request' };
    }
    await deleteInvitation(tx, hash);
    await deleteOtherPasskeys(tx, person.id, passkey.id);
    const session = await createSession(tx, {
      person: person.id,
      passkey: passkey.id,
      browser,
      at,
    });
    return { ok: true, person, session };
  });
}
