import type { DeskRole } from '@kongres/contract/desk/rules';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { hashToken } from '../../platform/tokens.ts';
import { isStillActing, type Acting } from './acting-queries.ts';
import { replaceInvitation } from './invitation-queries.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-queries.ts';
import { readNewPasskey, type DeskPlace } from './passkeys.ts';
import {
  countOwners,
  endPerson,
  findPerson,
  insertPerson,
  lockPeople,
  setRole,
} from './person-queries.ts';
import { newToken } from './sessions.ts';

type Parts = Pick<Context, 'pool' | 'now'> & { acting: Acting };

/** How long a link to the desk can be used. */
const linkHours = 48;

export interface DeskLink {
  link: string;
  endsAt: Date;
}

type SignedOut = { ok: false; code: 'signed_out' };
type Refused<Code extends string> = { ok: false; code: Code } | SignedOut;
type Linked<Code extends string> = ({ ok: true } & DeskLink) | Refused<Code>;

/** Changes of people come one after the other, each by somebody who may still make it. */
async function inOrder<Result>(
  { pool, acting }: Parts,
  act: (tx: Connection) => Promise<Result>,
): Promise<Result | SignedOut> {
  return await inTransaction(pool, async (tx) => {
    await lockPeople(tx);
    return (await isStillActing(tx, acting)) ? await act(tx) : { ok: false, code: 'signed_out' };
  });
}

export async function invitePerson(
  parts: Parts,
  place: DeskPlace,
  invited: { name: string; email: string; role: DeskRole },
): Promise<Linked<'address_taken'>> {
  return await inOrder(parts, async (tx) => {
    const person = await insertPerson(tx, invited);
    if (!person) return { ok: false, code: 'address_taken' };
    return { ok: true, ...(await makeLink(tx, place, person.id, parts.now())) };
  });
}

/** For who lost every passkey, or let the first link end. Older links of the person end with it. */
export async function linkPerson(
  parts: Parts,
  place: DeskPlace,
  id: string,
): Promise<Linked<'not_found'>> {
  return await inOrder(parts, async (tx) => {
    if (!(await findPerson(tx, id))) return { ok: false, code: 'not_found' };
    return { ok: true, ...(await makeLink(tx, place, id, parts.now())) };
  });
}

async function makeLink(
  tx: Connection,
  { origin }: DeskPlace,
  person: string,
  now: Date,
): Promise<DeskLink> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + linkHours * 3_600_000);
  await replaceInvitation(tx, { hash: hashToken(token), person, endsAt });
  // In the fragment: no log and no referrer sees it.
  return { link: `${origin}/join#${token}`, endsAt };
}

type Changed = { ok: true } | Refused<'not_found' | 'last_owner'>;

export function changeRole(parts: Parts, id: string, role: DeskRole): Promise<Changed> {
  return change(parts, id, role === 'owner', (tx) => setRole(tx, id, role));
}

/** Passkeys, sessions and links end in the same moment. */
export function endWork(parts: Parts, id: string): Promise<Changed> {
  return change(parts, id, false, (tx) => endPerson(tx, id, parts.now()));
}

/** Somebody who can come in always stays owner. */
async function change(
  parts: Parts,
  id: string,
  staysOwner: boolean,
  act: (tx: Connection) => Promise<void>,
): Promise<Changed> {
  return await inOrder(parts, async (tx) => {
    const person = await findPerson(tx, id);
    if (!person) return { ok: false, code: 'not_found' };
    const isNeeded = person.role === 'owner' && !staysOwner;
    if (isNeeded && (await countOwners(tx, { without: id })) === 0)
      return { ok: false, code: 'last_owner' };
    await act(tx);
    return { ok: true };
  });
}

type Added = { ok: true } | Refused<'invalid_request'>;

export async function addPasskey(
  parts: Parts,
  place: DeskPlace,
  person: string,
  credential: { id: string; response: object },
): Promise<Added> {
  const at = parts.now();
  const passkey = await readNewPasskey(parts.pool, place, person, credential, at);
  if (!passkey) return { ok: false, code: 'invalid_request' };
  return await inOrder(parts, async (tx) =>
    (await insertPasskey(tx, person, passkey, at))
      ? { ok: true }
      : { ok: false, code: 'invalid_request' },
  );
}

type Removed = { ok: true } | Refused<'not_found' | 'last_passkey'>;

export async function removePasskey(parts: Parts, person: string, id: string): Promise<Removed> {
  return await inOrder(parts, async (tx) => {
    const known = await listPasskeys(tx, person);
    if (!known.some((key) => key.id === id)) return { ok: false, code: 'not_found' };
    if (known.length === 1) return { ok: false, code: 'last_passkey' };
    await deletePasskey(tx, person, id);
    return { ok: true };
  });
}
