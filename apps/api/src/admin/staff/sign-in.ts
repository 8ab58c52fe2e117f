import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { verifyPasskey, type RelyingParty } from './passkeys.ts';
import { findStaffMember, type StaffMember } from './staff.queries.ts';
import { createSession } from './sessions.ts';

/** Null unless the credential is a valid passkey of an active staff member. */
export async function signIn(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  place: RelyingParty,
  { credential, browser }: { credential: { id: string; response: object }; browser: string },
): Promise<{ person: StaffMember; session: string } | null> {
  const at = now();
  return await inTransaction(pool, async (tx) => {
    const signed = await verifyPasskey(tx, place, credential, at);
    const person = signed && (await findStaffMember(tx, signed.person));
    if (!person) return null;
    return { person, session: await createSession(tx, { ...signed, browser, at }) };
  });
}
