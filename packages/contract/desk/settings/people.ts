import * as z from 'zod/mini';
import { emailAddress } from '../../email.ts';
import { deskRoles } from '../rules.ts';
import { deskName } from '../seen-text.ts';

const role = z.enum(deskRoles);
const id = z.uuid();
const moment = z.iso.datetime();
const token = z.string().check(z.regex(/^[\w-]{43}$/));

const credentialId = z.string().check(z.regex(/^[\w-]{1,1400}$/));

/** What a browser's authenticator says; the library that verifies it knows its parts. */
const credential = z.looseObject({
  id: credentialId,
  response: z.looseObject({}),
});

/** What a browser hands to its authenticator, as it is. */
const options = z.looseObject({ challenge: z.string() });

export const signInBeginAnswer = z.object({ options });
export const signInRequest = z.object({ credential });
export const signedInAnswer = z.object({ role });

export const joinBeginRequest = z.object({ token });
export const joinBeginAnswer = z.object({ name: z.string(), role, options });
export const joinRequest = z.object({ token, credential });

export const passkeyBeginAnswer = z.object({ options });
export const passkeyAddRequest = z.object({ credential });
export const passkeyRemoveRequest = z.object({ id: credentialId });
export const sessionEndRequest = z.object({ id });

export const meAnswer = z.object({
  id,
  name: z.string(),
  role,
  passkeys: z.array(z.object({ id: z.string(), madeAt: moment, usedAt: moment })),
  sessions: z.array(
    z.object({ id, browser: z.string(), madeAt: moment, seenAt: moment, isThis: z.boolean() }),
  ),
});
export type Me = z.infer<typeof meAnswer>;

const person = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  role,
  passkeys: z.int(),
  invitedAt: moment,
  seenAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  linkEndsAt: z.nullable(moment),
});
export const peopleAnswer = z.object({ people: z.array(person) });
export type DeskPerson = z.infer<typeof person>;

export const personInviteRequest = z.object({
  name: deskName,
  email: emailAddress,
  role,
});
/** Shown once: the database knows its hash only. */
export const personLinkAnswer = z.object({ link: z.url(), endsAt: moment });
export const personRequest = z.object({ id });
export const personRoleRequest = z.object({ id, role });
