import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { readSignature, type DeskPlace } from './passkeys.ts';
import { findPerson, type Person } from './person-queries.ts';
import { beginSession } from './sessions.ts';

/** Null for whatever is not a passkey of somebody who works here. */
export async function signIn(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  place: DeskPlace,
  { credential, browser }: { credential: { id: string; response: object }; browser: string },
): Promise<{ person: Person; session: string } | null> {
  const at = now();
  return await inTransaction(pool, async (tx) => {
    const signed = await readSignature(tx, place, credential, at);
    const person = signed && (await findPerson(tx, signed.person));
    if (!person) return null;
    return { person, session: await beginSession(tx, { ...signed, browser, at }) };
  });
}
