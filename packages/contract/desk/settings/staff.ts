import * as z from 'zod/mini';
import { emailAddress } from '../../email.ts';
import { deskRoles } from '../routes.ts';
import { visibleName } from '../visible-text.ts';

const role = z.enum(deskRoles);
const id = z.uuid();
const moment = z.iso.datetime();
const token = z.string().check(z.regex(/^[\w-]{43}$/));

const credentialId = z.string().check(z.regex(/^[\w-]{1,1400}$/));

/** Verified by the WebAuthn library. */
const credential = z.looseObject({
  id: credentialId,
  response: z.looseObject({}),
});

/** Passed to the browser's WebAuthn API unchanged. */
const options = z.looseObject({ challenge: z.string() });

export const beginSignInResponse = z.object({ options });
export const signInRequest = z.object({ credential });
export const signedInResponse = z.object({ role });

export const openInvitationRequest = z.object({ token });
export const openInvitationResponse = z.object({ name: z.string(), role, options });
export const acceptInvitationRequest = z.object({ token, credential });

export const beginPasskeyResponse = z.object({ options });
export const addPasskeyRequest = z.object({ credential });
export const removePasskeyRequest = z.object({ id: credentialId });
export const endSessionRequest = z.object({ id });

export const meResponse = z.object({
  id,
  name: z.string(),
  role,
  passkeys: z.array(z.object({ id: z.string(), createdAt: moment, lastUsedAt: moment })),
  sessions: z.array(
    z.object({
      id,
      browser: z.string(),
      createdAt: moment,
      lastSeenAt: moment,
      isCurrent: z.boolean(),
    }),
  ),
});
export type CurrentUser = z.infer<typeof meResponse>;

const staffMember = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  role,
  passkeys: z.int(),
  invitedAt: moment,
  lastSeenAt: z.nullable(moment),
  deactivatedAt: z.nullable(moment),
  invitationExpiresAt: z.nullable(moment),
});
export const staffResponse = z.object({ staff: z.array(staffMember) });
export type StaffMember = z.infer<typeof staffMember>;

export const inviteStaffMemberRequest = z.object({
  name: visibleName,
  email: emailAddress,
  role,
});
/** Shown once: the database stores only its hash. */
export const invitationLinkResponse = z.object({ link: z.url(), expiresAt: moment });
export const staffMemberRequest = z.object({ id });
export const changeStaffRoleRequest = z.object({ id, role });
