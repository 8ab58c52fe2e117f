import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Connection } from '../../platform/db/connection.ts';
import type { StaffMember } from './staff.queries.ts';
import {
  insertChallenge,
  listPasskeys,
  lockPasskey,
  updatePasskeyUse,
  consumeChallenge,
  type Passkey,
} from './passkey.queries.ts';

/** Passkeys are bound to this host name. */
export interface RelyingParty {
  origin: string;
}

/** EdDSA, ES256, RS256: every current authenticator supports one of them. */
const algorithms = [-8, -7, -257];
const challengeMinutes = 5;

type Credential = { id: string; response: object };

function getChallengeExpiry(now: Date): Date {
  return new Date(now.getTime() + challengeMinutes * 60_000);
}

export async function createPasskeyOptions(
  db: Connection,
  { origin }: RelyingParty,
  { id, name }: StaffMember,
  { now, replaces }: { now: Date; replaces: boolean },
) {
  // Listing known passkeys would stop an authenticator from replacing its own.
  const known = replaces ? [] : await listPasskeys(db, id);
  const options = await generateRegistrationOptions({
    rpName: 'Kongres AI',
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(id),
    userName: name,
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.id, transports: key.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  const { challenge } = options;
  await insertChallenge(db, {
    challenge,
    purpose: 'register',
    person: id,
    now,
    expiresAt: getChallengeExpiry(now),
  });
  return options;
}

/** Null for an invalid credential. */
export async function verifyNewPasskey(
  db: Connection,
  { origin }: RelyingParty,
  person: string,
  credential: Credential,
  now: Date,
): Promise<Passkey | null> {
  const verified = await verifyOrNull(() =>
    verifyRegistrationResponse({
      response: credential as never,
      expectedChallenge: (challenge) =>
        isChallengeFormat(challenge) &&
        consumeChallenge(db, { challenge, purpose: 'register', person, now }),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return { id, publicKey, counter, transports: filterKnownTransports(transports) };
}

/** Only the shape of our own challenges; anything else is not looked up. */
function isChallengeFormat(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Known transports only. */
function filterKnownTransports(transports: unknown): string[] {
  return Array.isArray(transports) ? knownTransports.filter((way) => transports.includes(way)) : [];
}

/** Discoverable credentials: the passkey identifies its owner. */
export async function createSignInOptions(db: Connection, { origin }: RelyingParty, now: Date) {
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
  });
  const { challenge } = options;
  await insertChallenge(db, {
    challenge,
    purpose: 'sign_in',
    person: null,
    now,
    expiresAt: getChallengeExpiry(now),
  });
  return options;
}

/**
 * Null for an invalid signature. The library refuses a counter that goes back, which indicates a
 * cloned key.
 */
export async function verifyPasskey(
  tx: Connection,
  { origin }: RelyingParty,
  credential: Credential,
  now: Date,
): Promise<{ person: string; passkey: string } | null> {
  const key = await lockPasskey(tx, credential.id);
  if (!key) return null;
  const verified = await verifyOrNull(() =>
    verifyAuthenticationResponse({
      response: credential as never,
      expectedChallenge: (challenge) =>
        isChallengeFormat(challenge) &&
        consumeChallenge(tx, { challenge, purpose: 'sign_in', person: null, now }),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: key,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return null;
  await updatePasskeyUse(tx, key.id, verified.authenticationInfo.newCounter, now);
  return { person: key.staffId, passkey: key.id };
}

/** The library throws on invalid input; database errors are rethrown. */
async function verifyOrNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && 'severity' in error) throw error;
    return null;
  }
}
