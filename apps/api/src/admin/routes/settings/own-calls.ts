import {
  meAnswer,
  passkeyAddRequest,
  passkeyBeginAnswer,
  passkeyRemoveRequest,
  sessionEndRequest,
} from '@kongres/contract/desk/settings/people';
import { sendProblem } from '../../../platform/http/answer-with-problems.ts';
import { addPasskey, removePasskey } from '../../staff/change-people.ts';
import { listPasskeys } from '../../staff/passkey-queries.ts';
import { beginPasskey } from '../../staff/passkeys.ts';
import { deleteSession, listSessions } from '../../staff/session-queries.ts';
import { sessionLimits } from '../../staff/sessions.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';
import { clearCookie } from '../../http/session-cookie.ts';

/** What everybody may do about their own way in. */
export function serveOwn({ serve }: DeskCalls, origin: string): void {
  const place = { origin };

  serve('me', { answer: meAnswer }, async ({ person, context: { pool, now } }) => {
    const [passkeys, sessions] = [
      await listPasskeys(pool, person.id),
      await listSessions(pool, person.id, sessionLimits(now())),
    ];
    return {
      id: person.id,
      name: person.name,
      role: person.role,
      passkeys: passkeys.map(({ id, madeAt, usedAt }) => ({
        id,
        madeAt: madeAt.toISOString(),
        usedAt: usedAt.toISOString(),
      })),
      sessions: sessions.map(({ id, browser, madeAt, seenAt }) => ({
        id,
        browser,
        madeAt: madeAt.toISOString(),
        seenAt: seenAt.toISOString(),
        isThis: id === person.session,
      })),
    };
  });

  serve('signOut', { answer: done }, async ({ person, context, reply }) => {
    await deleteSession(context.pool, person.id, person.session);
    clearCookie(reply, origin);
    return {};
  });

  serve('passkeyBegin', { answer: passkeyBeginAnswer }, async ({ person, context }) => ({
    options: {
      ...(await beginPasskey(context.pool, place, person, { now: context.now(), replaces: false })),
    },
  }));

  serve(
    'passkeyAdd',
    { body: passkeyAddRequest, answer: done },
    async ({ body, person, context, reply }) => {
      const added = await addPasskey(context, place, person.id, body.credential);
      return added.ok ? {} : await refuse(reply, added.code);
    },
  );

  serve(
    'passkeyRemove',
    { body: passkeyRemoveRequest, answer: done },
    async ({ body, person, context, reply }) => {
      const removed = await removePasskey(context, person.id, body.id);
      return removed.ok ? {} : await refuse(reply, removed.code);
    },
  );

  serve(
    'sessionEnd',
    { body: sessionEndRequest, answer: done },
    async ({ body, person, context, reply }) => {
      const isEnded = await deleteSession(context.pool, person.id, body.id);
      return isEnded ? {} : await sendProblem(reply, 404, 'not_found');
    },
  );
}
