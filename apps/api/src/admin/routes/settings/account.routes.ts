import {
  meResponse,
  addPasskeyRequest,
  beginPasskeyResponse,
  removePasskeyRequest,
  endSessionRequest,
} from '@kongres/contract/desk/settings/staff';
import { sendProblem } from '../../../platform/http/problem-responses.ts';
import { addPasskey, removePasskey } from '../../staff/change-staff.ts';
import { listPasskeys } from '../../staff/passkey.queries.ts';
import { createPasskeyOptions } from '../../staff/passkeys.ts';
import { deleteSession, listStaffSessions } from '../../staff/session.queries.ts';
import { getSessionLimits } from '../../staff/sessions.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';
import { clearSessionCookie } from '../../http/session-cookie.ts';

export function registerAccountRoutes({ serve }: DeskRouter, origin: string): void {
  const relyingParty = { origin };

  serve('getMe', { response: meResponse }, async ({ person, context: { pool, now } }) => {
    const [passkeys, sessions] = [
      await listPasskeys(pool, person.id),
      await listStaffSessions(pool, person.id, getSessionLimits(now())),
    ];
    return {
      id: person.id,
      name: person.name,
      role: person.role,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt.toISOString(),
      })),
      sessions: sessions.map((session) => ({
        id: session.id,
        browser: session.browser,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        isCurrent: session.id === person.session,
      })),
    };
  });

  serve('signOut', { response: emptyResponse }, async ({ person, context, reply }) => {
    await deleteSession(context.pool, person.id, person.session);
    clearSessionCookie(reply, origin);
    return {};
  });

  serve('beginPasskey', { response: beginPasskeyResponse }, async ({ person, context }) => ({
    options: {
      ...(await createPasskeyOptions(context.pool, relyingParty, person, {
        now: context.now(),
        replaces: false,
      })),
    },
  }));

  serve(
    'addPasskey',
    { body: addPasskeyRequest, response: emptyResponse },
    async ({ body, person, context, reply }) => {
      const added = await addPasskey(context, relyingParty, person.id, body.credential);
      return added.ok ? {} : await sendDomainProblem(reply, added.code);
    },
  );

  serve(
    'removePasskey',
    { body: removePasskeyRequest, response: emptyResponse },
    async ({ body, person, context, reply }) => {
      const removed = await removePasskey(context, person.id, body.id);
      return removed.ok ? {} : await sendDomainProblem(reply, removed.code);
    },
  );

  serve(
    'endSession',
    { body: endSessionRequest, response: emptyResponse },
    async ({ body, person, context, reply }) => {
      const isEnded = await deleteSession(context.pool, person.id, body.id);
      return isEnded ? {} : await sendProblem(reply, 404, 'not_found');
    },
  );
}
