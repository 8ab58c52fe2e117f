import {
  joinBeginAnswer,
  joinBeginRequest,
  joinRequest,
  signedInAnswer,
  signInBeginAnswer,
  signInRequest,
} from '@kongres/contract/desk/settings/people';
import { sendProblem } from '../../../platform/http/answer-with-problems.ts';
import { beginJoining, joinDesk } from '../../staff/join-desk.ts';
import { beginSignIn } from '../../staff/passkeys.ts';
import { signIn } from '../../staff/sign-in.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';
import { setCookie } from '../../http/session-cookie.ts';

/** Coming in: by a passkey, or by a link that makes one. */
export function serveDoor({ serveStranger }: DeskCalls, origin: string): void {
  const place = { origin };

  serveStranger('signInBegin', { answer: signInBeginAnswer }, async ({ context }) => ({
    options: { ...(await beginSignIn(context.pool, place, context.now())) },
  }));

  serveStranger(
    'signIn',
    { body: signInRequest, answer: signedInAnswer },
    async ({ body, context, request, reply }) => {
      const browser = request.headers['user-agent'] ?? '';
      const signed = await signIn(context, place, { ...body, browser });
      if (!signed) return await sendProblem(reply, 403, 'not_allowed');
      setCookie(reply, origin, signed.session);
      return { role: signed.person.role };
    },
  );

  serveStranger(
    'joinBegin',
    { body: joinBeginRequest, answer: joinBeginAnswer },
    async ({ body, context, reply }) => {
      const begun = await beginJoining(context, place, body.token);
      if (!begun) return await sendProblem(reply, 410, 'link_ended');
      const { name, role } = begun.person;
      return { name, role, options: { ...begun.options } };
    },
  );

  serveStranger(
    'join',
    { body: joinRequest, answer: signedInAnswer },
    async ({ body, context, request, reply }) => {
      const browser = request.headers['user-agent'] ?? '';
      const joined = await joinDesk(context, place, { ...body, browser });
      if (!joined.ok) {
        return await sendProblem(reply, joined.code === 'link_ended' ? 410 : 422, joined.code);
      }
      setCookie(reply, origin, joined.session);
      return { role: joined.person.role };
    },
  );
}
