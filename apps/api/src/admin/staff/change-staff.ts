import type { DeskRole } from '@kongres/contract/desk/routes';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { hashToken } from '../../platform/tokens.ts';
import { isActorActive, type StaffActor } from './staff-actor.queries.ts';
import { replaceInvitation } from './invitation.queries.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey.queries.ts';
import { verifyNewPasskey, type RelyingParty } from './passkeys.ts';
import {
  countOwners,
  markDeactivated,
  findStaffMember,
  insertStaffMember,
  lockStaff,
  updateStaffRole,
} from './staff.queries.ts';
import { createToken } from './sessions.ts';

type StaffChangeContext = Pick<Context, 'pool' | 'now'> & { actor: StaffActor };

const invitationHours = 48;

export interface InvitationLink {
  link: string;
  expiresAt: Date;
}

type SignedOut = { ok: false; code: 'signed_out' };
type Refused<Code extends string> = { ok: false; code: Code } | SignedOut;
type InvitationResult<Code extends string> = ({ ok: true } & InvitationLink) | Refused<Code>;

/** Serialises staff changes and rechecks the caller. */
async function withStaffLock<Result>(
  { pool, actor }: StaffChangeContext,
  apply: (tx: Connection) => Promise<Result>,
): Promise<Result | SignedOut> {
  return await inTransaction(pool, async (tx) => {
    await lockStaff(tx);
    return (await isActorActive(tx, actor)) ? await apply(tx) : { ok: false, code: 'signed_out' };
  });
}

export async function inviteStaffMember(
  parts: StaffChangeContext,
  place: RelyingParty,
  invited: { name: string; email: string; role: DeskRole },
): Promise<InvitationResult<'address_taken'>> {
  return await withStaffLock(parts, async (tx) => {
    const person = await insertStaffMember(tx, invited);
    if (!person) return { ok: false, code: 'address_taken' };
    return { ok: true, ...(await createInvitationLink(tx, place, person.id, parts.now())) };
  });
}

/** For a lost passkey or an expired link; earlier links become invalid. */
export async function renewInvitation(
  parts: StaffChangeContext,
  place: RelyingParty,
  id: string,
): Promise<InvitationResult<'not_found'>> {
  return await withStaffLock(parts, async (tx) => {
    if (!(await findStaffMember(tx, id))) return { ok: false, code: 'not_found' };
    return { ok: true, ...(await createInvitationLink(tx, place, id, parts.now())) };
  });
}

async function createInvitationLink(
  tx: Connection,
  { origin }: RelyingParty,
  person: string,
  now: Date,
): Promise<InvitationLink> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + invitationHours * 3_600_000);
  await replaceInvitation(tx, { hash: hashToken(token), person, endsAt: expiresAt });
  // The fragment keeps the token out of logs and referrers.
  return { link: `${origin}/join#${token}`, expiresAt };
}

type ChangeStaffResult = { ok: true } | Refused<'not_found' | 'last_owner'>;

export function changeStaffRole(
  parts: StaffChangeContext,
  id: string,
  role: DeskRole,
): Promise<ChangeStaffResult> {
  return changeStaffMember(parts, id, role === 'owner', (tx) => updateStaffRole(tx, id, role));
}

export function deactivateStaffMember(
  parts: StaffChangeContext,
  id: string,
): Promise<ChangeStaffResult> {
  return changeStaffMember(parts, id, false, (tx) => markDeactivated(tx, id, parts.now()));
}

/** At least one owner with a passkey always remains. */
async function changeStaffMember(
  parts: StaffChangeContext,
  id: string,
  staysOwner: boolean,
  apply: (tx: Connection) => Promise<void>,
): Promise<ChangeStaffResult> {
  return await withStaffLock(parts, async (tx) => {
    const person = await findStaffMember(tx, id);
    if (!person) return { ok: false, code: 'not_found' };
    const isNeeded = person.role === 'owner' && !staysOwner;
    if (isNeeded && (await countOwners(tx, { without: id })) === 0)
      return { ok: false, code: 'last_owner' };
    await apply(tx);
    return { ok: true };
  });
}

type AddPasskeyResult = { ok: true } | Refused<'invalid_request'>;

export async function addPasskey(
  parts: StaffChangeContext,
  place: RelyingParty,
  person: string,
  credential: { id: string; response: object },
): Promise<AddPasskeyResult> {
  const at = parts.now();
  const passkey = await verifyNewPasskey(parts.pool, place, person, credential, at);
  if (!passkey) return { ok: false, code: 'invalid_request' };
  return await withStaffLock(parts, async (tx) =>
    (await insertPasskey(tx, person, passkey, at))
      ? { ok: true }
      : { ok: false, code: 'invalid_request' },
  );
}

type RemovePasskeyResult = { ok: true } | Refused<'not_found' | 'last_passkey'>;

export async function removePasskey(
  parts: StaffChangeContext,
  person: string,
  id: string,
): Promise<RemovePasskeyResult> {
  return await withStaffLock(parts, async (tx) => {
    const known = await listPasskeys(tx, person);
    if (!known.some((key) => key.id === id)) return { ok: false, code: 'not_found' };
    if (known.length === 1) return { ok: false, code: 'last_passkey' };
    await deletePasskey(tx, person, id);
    return { ok: true };
  });
}
