import {
  openInvitationResponse,
  openInvitationRequest,
  acceptInvitationRequest,
  signedInResponse,
  beginSignInResponse,
  signInRequest,
} from '@kongres/contract/desk/settings/staff';
import { sendProblem } from '../../../platform/http/problem-responses.ts';
import { openInvitation, acceptInvitation } from '../../staff/accept-invitation.ts';
import { createSignInOptions } from '../../staff/passkeys.ts';
import { signIn } from '../../staff/sign-in.ts';
import type { DeskRouter } from '../../http/desk-router.ts';
import { setSessionCookie } from '../../http/session-cookie.ts';

export function registerAuthRoutes({ publicRoute }: DeskRouter, origin: string): void {
  const relyingParty = { origin };

  publicRoute('beginSignIn', { response: beginSignInResponse }, async ({ context }) => ({
    options: { ...(await createSignInOptions(context.pool, relyingParty, context.now())) },
  }));

  publicRoute(
    'signIn',
    { body: signInRequest, response: signedInResponse },
    async ({ body, context, request, reply }) => {
      const browser = request.headers['user-agent'] ?? '';
      const signed = await signIn(context, relyingParty, { ...body, browser });
      if (!signed) return await sendProblem(reply, 403, 'not_allowed');
      setSessionCookie(reply, origin, signed.session);
      return { role: signed.person.role };
    },
  );

  publicRoute(
    'openInvitation',
    { body: openInvitationRequest, response: openInvitationResponse },
    async ({ body, context, reply }) => {
      const begun = await openInvitation(context, relyingParty, body.token);
      if (!begun) return await sendProblem(reply, 410, 'link_ended');
      const { name, role } = begun.person;
      return { name, role, options: { ...begun.options } };
    },
  );

  publicRoute(
    'acceptInvitation',
    { body: acceptInvitationRequest, response: signedInResponse },
    async ({ body, context, request, reply }) => {
      const browser = request.headers['user-agent'] ?? '';
      const joined = await acceptInvitation(context, relyingParty, { ...body, browser });
      if (!joined.ok) {
        return await sendProblem(reply, joined.code === 'link_ended' ? 410 : 422, joined.code);
      }
      setSessionCookie(reply, origin, joined.session);
      return { role: joined.person.role };
    },
  );
}
