import type { DeskRole } from '@kongres/contract/desk/rules';
import type { Context } from '../context.ts';
import { inTransaction, type Connection } from '../db/connection.ts';
import { hashToken } from '../orders/order-token.ts';
import { replaceInvitation } from './invitation-queries.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-queries.ts';
import { readNewPasskey, type DeskPlace } from './passkeys.ts';
import {
  countOtherOwners,
  endPerson,
  findPerson,
  insertPerson,
  lockPeople,
  setRole,
} from './person-queries.ts';
import { newToken } from './sessions.ts';

type Parts = Pick<Context, 'pool' | 'now'>;

/** How long a link to the desk can be used. */
const linkHours = 48;

export interface DeskLink {
  link: string;
  endsAt: Date;
}

type Linked<Code extends string> = ({ ok: true } & DeskLink) | { ok: false; code: Code };

export async function invitePerson(
  { pool, now }: Parts,
  place: DeskPlace,
  invited: { name: string; email: string; role: DeskRole },
): Promise<Linked<'address_taken'>> {
  return await inTransaction(pool, async (tx) => {
    const person = await insertPerson(tx, invited);
    if (!person) return { ok: false, code: 'address_taken' };
    return { ok: true, ...(await makeLink(tx, place, person.id, now())) };
  });
}

/** For who lost every passkey, or let the first link end. Older links of the person end with it. */
export async function linkPerson(
  { pool, now }: Parts,
  place: DeskPlace,
  id: string,
): Promise<Linked<'not_found'>> {
  return await inTransaction(pool, async (tx) => {
    await lockPeople(tx);
    if (!(await findPerson(tx, id))) return { ok: false, code: 'not_found' };
    return { ok: true, ...(await makeLink(tx, place, id, now())) };
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

type Changed = { ok: true } | { ok: false; code: 'not_found' | 'last_owner' };

export function changeRole(parts: Parts, id: string, role: DeskRole): Promise<Changed> {
  return change(parts, id, role === 'owner', (tx) => setRole(tx, id, role));
}

/** Passkeys, sessions and links end in the same moment. */
export function endWork(parts: Parts, id: string): Promise<Changed> {
  return change(parts, id, false, (tx) => endPerson(tx, id, parts.now()));
}

/** Somebody who can come in always stays owner. */
async function change(
  { pool }: Parts,
  id: string,
  staysOwner: boolean,
  act: (tx: Connection) => Promise<void>,
): Promise<Changed> {
  return await inTransaction(pool, async (tx) => {
    await lockPeople(tx);
    const person = await findPerson(tx, id);
    if (!person) return { ok: false, code: 'not_found' };
    const isNeeded = person.role === 'owner' && !staysOwner;
    if (isNeeded && (await countOtherOwners(tx, id)) === 0)
      return { ok: false, code: 'last_owner' };
    await act(tx);
    return { ok: true };
  });
}

export async function addPasskey(
  { pool, now }: Parts,
  place: DeskPlace,
  person: string,
  credential: { id: string; response: object },
): Promise<boolean> {
  const passkey = await readNewPasskey(pool, place, person, credential, now());
  return passkey !== null && (await insertPasskey(pool, person, passkey, now()));
}

type Removed = { ok: true } | { ok: false; code: 'not_found' | 'last_passkey' };

export async function removePasskey({ pool }: Parts, person: string, id: string): Promise<Removed> {
  return await inTransaction(pool, async (tx) => {
    await lockPeople(tx);
    const known = await listPasskeys(tx, person);
    if (!known.some((key) => key.id === id)) return { ok: false, code: 'not_found' };
    if (known.length === 1) return { ok: false, code: 'last_passkey' };
    await deletePasskey(tx, person, id);
    return { ok: true };
  });
}
