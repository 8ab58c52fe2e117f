import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Connection } from '../../platform/db/connection.ts';
import type { Person } from './person-queries.ts';
import {
  insertChallenge,
  listPasskeys,
  lockPasskey,
  noteUse,
  takeChallenge,
  type Passkey,
} from './passkey-queries.ts';

/** Where the desk stands: passkeys belong to its host name, and to no other. */
export interface DeskPlace {
  origin: string;
}

/** EdDSA, ES256, RS256: what every authenticator of the last years has one of. */
const algorithms = [-8, -7, -257];
const minutes = 5;

type Credential = { id: string; response: object };

function soon(now: Date): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/** What a browser is asked for when it makes a passkey for this person. */
export async function beginPasskey(
  db: Connection,
  { origin }: DeskPlace,
  { id, name }: Person,
  { now, replaces }: { now: Date; replaces: boolean },
) {
  // An authenticator makes a second one for the same person only where the first is to go.
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
  await insertChallenge(db, { challenge, purpose: 'register', person: id, now, endsAt: soon(now) });
  return options;
}

/** The passkey that was made, or null for anything that does not hold. */
export async function readNewPasskey(
  db: Connection,
  { origin }: DeskPlace,
  person: string,
  credential: Credential,
  now: Date,
): Promise<Passkey | null> {
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: credential as never,
      expectedChallenge: (challenge) =>
        isChallenge(challenge) &&
        takeChallenge(db, { challenge, purpose: 'register', person, now }),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return { id, publicKey, counter, transports: knownOf(transports) };
}

/** As we make them; what a stranger sends back may be anything. */
function isChallenge(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}

const ways = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** How the authenticator can be reached, if it says so in words that we know. */
function knownOf(transports: unknown): string[] {
  return Array.isArray(transports) ? ways.filter((way) => transports.includes(way)) : [];
}

/** Nobody says a name: the passkey knows whose it is. */
export async function beginSignIn(db: Connection, { origin }: DeskPlace, now: Date) {
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
    endsAt: soon(now),
  });
  return options;
}

/** Whose passkey has signed, or null. A counter that runs backwards is a copy, and refused. */
export async function readSignature(
  tx: Connection,
  { origin }: DeskPlace,
  credential: Credential,
  now: Date,
): Promise<{ person: string; passkey: string } | null> {
  const key = await lockPasskey(tx, credential.id);
  if (!key) return null;
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: credential as never,
      expectedChallenge: (challenge) =>
        isChallenge(challenge) &&
        takeChallenge(tx, { challenge, purpose: 'sign_in', person: null, now }),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: key,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return null;
  await noteUse(tx, key.id, verified.authenticationInfo.newCounter, now);
  return { person: key.person, passkey: key.id };
}

/** The library throws for whatever is wrong with what a stranger sent. What is wrong with us goes on. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && 'severity' in error) throw error;
    return null;
  }
}
