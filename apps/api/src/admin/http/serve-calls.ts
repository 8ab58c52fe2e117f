import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod';
import {
  confirmationHeader,
  deskRoles,
  deskRules,
  perHourOf,
  ruleOf,
  type DeskCall,
  type Question,
} from '@kongres/contract/desk/rules';
import type { Config } from '../../platform/config/config.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { clientOf } from '../../platform/http/client-address.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import type { PaymentContext } from '../../sales/payments/payment-context.ts';
import type { Acting } from '../staff/acting-queries.ts';
import type { OpenSession } from '../staff/session-queries.ts';
import { openSession } from '../staff/sessions.ts';
import { actingAs } from '../../platform/db/acting-as.ts';
import { confirmationOf, confirmationSeconds, isConfirmed } from './confirmation.ts';
import { readCookie } from './session-cookie.ts';

/** What the desk works with: a pool that tells the journal who acts. */
export interface DeskContext extends PaymentContext {
  config: PaymentContext['config'] & Pick<Config, 'deskOrigin' | 'deskCallsPerClient'>;
  acting: Acting;
}

type Schema = z.core.$ZodType;

interface Shapes<Body extends Schema, Query extends Schema, Answer extends Schema> {
  body?: Body;
  query?: Query;
  answer: Answer;
}

interface Asked<Body extends Schema, Query extends Schema> {
  body: z.output<Body>;
  query: z.output<Query>;
  context: DeskContext;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Run<Body extends Schema, Query extends Schema, Answer extends Schema, More = object> = (
  asked: Asked<Body, Query> & More,
) => Promise<z.input<Answer> | FastifyReply>;

/** Answers the desk's calls by their rules: nothing is served without one, and nothing to whom it does not name. */
export function serveCalls(app: FastifyInstance, context: DeskContext) {
  const { pool, now, config } = context;
  const { secret, deskOrigin } = config;
  const served = new Set<DeskCall>();
  const sessions = new WeakMap<FastifyRequest, OpenSession>();
  const countStranger = createLimiter(pool, secret, {
    name: 'desk-stranger',
    times: config.deskCallsPerClient,
    seconds: 600,
  });

  /** A code answers one question. */
  const useUp = createLimiter(pool, secret, {
    name: 'desk-confirmed',
    times: 1,
    seconds: confirmationSeconds,
  });

  const limiters = new Map(
    (Object.keys(deskRules) as DeskCall[]).flatMap((call) =>
      deskRoles.flatMap((role) => {
        const times = perHourOf(call, role);
        if (times === null) return [];
        const limit = { name: `desk-${call}-${role}`, times, seconds: 3600 };
        return [[`${call} ${role}`, createLimiter(pool, secret, limit)]] as const;
      }),
    ),
  );

  // A file comes as it is.
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, file, done) => done(null, file),
  );

  app.addHook('onRoute', ({ config: { deskCall } = {}, url }) => {
    if (!deskCall) throw new Error(`${url} has no rule in contract/desk/rules.ts`);
  });

  function contextOf(request: FastifyRequest): DeskContext {
    const person = sessions.get(request);
    const { who } = ruleOf(request.routeOptions.config.deskCall ?? 'me');
    const roles = who === 'anybody' ? [] : who;
    return {
      ...context,
      pool: actingAs(pool, { name: person ? `desk ${person.id}` : 'desk', request: request.id }),
      acting: person ? { session: person.session, roles } : null,
    };
  }

  /** Before anything of the call is read. */
  async function letIn(call: DeskCall, request: FastifyRequest, reply: FastifyReply) {
    if (!isFromDesk(request, deskOrigin)) return await sendProblem(reply, 403, 'not_allowed');
    const { who } = ruleOf(call);
    if (who === 'anybody') {
      const wait = await countStranger(clientOf(request.ip));
      return wait === null ? undefined : await sendProblem(reply, 429, 'too_many_requests', wait);
    }
    const token = readCookie(request, deskOrigin);
    const open = token && (await openSession(contextOf(request), token));
    if (!open) return await sendProblem(reply, 401, 'signed_out');
    if (!who.includes(open.role)) return await sendProblem(reply, 403, 'not_allowed');
    sessions.set(request, open);
  }

  /** What is done in earnest is asked for twice, and not too often. */
  async function holdBack(call: DeskCall, request: FastifyRequest, reply: FastifyReply) {
    const { asksAgain } = ruleOf(call);
    const person = sessions.get(request);
    if (!person) return;
    const asked = { session: person.session, call, body: request.body };
    const code = request.headers[confirmationHeader];
    const isAnswered = isConfirmed(secret, asked, code, now()) && (await useUp(code)) === null;
    if (asksAgain && !isAnswered) {
      const question: Question = { confirmation: confirmationOf(secret, asked, now()) };
      return await reply.code(202).send(question);
    }
    const wait = await limiters.get(`${call} ${person.role}`)?.(person.id);
    if (wait) return await sendProblem(reply, 429, 'too_many_requests', wait);
  }

  function declare<Body extends Schema, Query extends Schema, Answer extends Schema>(
    call: DeskCall,
    { body, query, answer }: Shapes<Body, Query, Answer>,
    run: (asked: Asked<Body, Query>) => Promise<unknown>,
  ) {
    served.add(call);
    const { method, path, mostBytes } = ruleOf(call);
    const schema: FastifySchema = {
      ...(body && { body }),
      ...(query && { querystring: query }),
      response: { 200: answer, 202: z.object({ confirmation: z.string() }) },
    };
    app.route({
      method,
      url: path,
      config: { deskCall: call },
      ...(mostBytes && { bodyLimit: mostBytes }),
      schema,
      onRequest: (request, reply) => letIn(call, request, reply),
      preHandler: (request, reply) => holdBack(call, request, reply),
      handler: async (request, reply) =>
        await run({
          body: request.body as z.output<Body>,
          query: request.query as z.output<Query>,
          context: contextOf(request),
          request,
          reply,
        }),
    });
  }

  /** A call of somebody who is signed in. */
  function serve<Body extends Schema, Query extends Schema, Answer extends Schema>(
    call: DeskCall,
    shapes: Shapes<Body, Query, Answer>,
    run: Run<Body, Query, Answer, { person: OpenSession }>,
  ) {
    declare(call, shapes, async (asked) => {
      const person = sessions.get(asked.request);
      if (!person) throw new Error(`${call} was served to nobody`);
      return await run({ ...asked, person });
    });
  }

  /** A call of whoever comes to the door. */
  function serveStranger<Body extends Schema, Query extends Schema, Answer extends Schema>(
    call: DeskCall,
    shapes: Shapes<Body, Query, Answer>,
    run: Run<Body, Query, Answer>,
  ) {
    if (ruleOf(call).who !== 'anybody') throw new Error(`${call} is not for anybody`);
    declare(call, shapes, run);
  }

  /** A rule that nothing serves is a screen that does not work. */
  function checkComplete() {
    const missing = Object.keys(deskRules).filter((call) => !served.has(call as DeskCall));
    if (missing.length > 0) throw new Error(`nothing serves ${missing.join(', ')}`);
  }

  return { serve, serveStranger, checkComplete };
}

export type DeskCalls = ReturnType<typeof serveCalls>;

declare module 'fastify' {
  interface FastifyContextConfig {
    deskCall?: DeskCall;
  }
}

/**
 * Whether a call comes from a page of the desk itself. A browser says truly where a page is from, and no page can make it
 * lie; what is no browser has no cookie either, unless it stole one.
 */
function isFromDesk({ method, headers }: FastifyRequest, deskOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return method === 'GET' ? true : headers.origin === deskOrigin;
}
