import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod';
import {
  confirmationHeader,
  deskRoles,
  deskRoutes,
  getHourlyLimit,
  getDeskRoute,
  type DeskCall,
  type ConfirmationRequest,
} from '@kongres/contract/desk/routes';
import type { Config } from '../../platform/config/config.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { getClientKey } from '../../platform/http/client-address.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import type { PaymentContext } from '../../sales/payments/payment-context.ts';
import type { StaffActor } from '../staff/staff-actor.queries.ts';
import type { StaffSession } from '../staff/session.queries.ts';
import { openSession } from '../staff/sessions.ts';
import { withActor } from '../../platform/db/pool-with-actor.ts';
import { createConfirmation, confirmationSeconds, isConfirmationValid } from './confirmation.ts';
import { readSessionCookie } from './session-cookie.ts';

/** The pool writes the acting staff member and the request id to the audit log. */
export interface DeskContext extends PaymentContext {
  config: PaymentContext['config'] & Pick<Config, 'deskOrigin' | 'deskCallsPerClient'>;
  actor: StaffActor;
}

type Schema = z.core.$ZodType;

interface RouteSchemas<Body extends Schema, Query extends Schema, Answer extends Schema> {
  body?: Body;
  query?: Query;
  response: Answer;
}

interface RouteRequest<Body extends Schema, Query extends Schema> {
  body: z.output<Body>;
  query: z.output<Query>;
  context: DeskContext;
  request: FastifyRequest;
  reply: FastifyReply;
}

type RouteHandler<
  Body extends Schema,
  Query extends Schema,
  Answer extends Schema,
  More = object,
> = (asked: RouteRequest<Body, Query> & More) => Promise<z.input<Answer> | FastifyReply>;

export function createDeskRouter(app: FastifyInstance, context: DeskContext) {
  const { pool, now, config } = context;
  const { secret, deskOrigin } = config;
  const servedRoutes = new Set<DeskCall>();
  const sessions = new WeakMap<FastifyRequest, StaffSession>();
  const limitPublicCalls = createRateLimiter(pool, secret, {
    name: 'desk-public',
    times: config.deskCallsPerClient,
    seconds: 600,
  });

  const consumeConfirmation = createRateLimiter(pool, secret, {
    name: 'desk-confirmation',
    times: 1,
    seconds: confirmationSeconds,
  });

  const limiters = new Map(
    (Object.keys(deskRoutes) as DeskCall[]).flatMap((call) =>
      deskRoles.flatMap((role) => {
        const times = getHourlyLimit(call, role);
        if (times === null) return [];
        const limit = { name: `desk-${call}-${role}`, times, seconds: 3600 };
        return [[`${call} ${role}`, createRateLimiter(pool, secret, limit)]] as const;
      }),
    ),
  );

  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, file, done) => done(null, file),
  );

  app.addHook('onRoute', ({ config: { deskCall } = {}, url }) => {
    if (!deskCall) throw new Error(`${url} is not in contract/desk/routes.ts`);
  });

  function createRequestContext(request: FastifyRequest): DeskContext {
    const person = sessions.get(request);
    const route = getDeskRoute(request.routeOptions.config.deskCall ?? 'getMe');
    const roles = route.roles === 'public' ? [] : route.roles;
    return {
      ...context,
      pool: withActor(pool, { name: person ? `desk ${person.id}` : 'desk', request: request.id }),
      actor: person ? { session: person.session, roles } : null,
    };
  }

  /** Runs before the body is read. */
  async function authorize(call: DeskCall, request: FastifyRequest, reply: FastifyReply) {
    if (!isSameOriginRequest(request, deskOrigin))
      return await sendProblem(reply, 403, 'not_allowed');
    const route = getDeskRoute(call);
    if (route.roles === 'public') {
      const wait = await limitPublicCalls(getClientKey(request.ip));
      return wait === null ? undefined : await sendProblem(reply, 429, 'too_many_requests', wait);
    }
    const token = readSessionCookie(request, deskOrigin);
    const open = token && (await openSession(createRequestContext(request), token));
    if (!open) return await sendProblem(reply, 401, 'signed_out');
    if (!route.roles.includes(open.role)) return await sendProblem(reply, 403, 'not_allowed');
    sessions.set(request, open);
  }

  /** Checks the confirmation first, then the hourly limit. */
  async function checkConfirmationAndLimit(
    call: DeskCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const person = sessions.get(request);
    if (!person) return;
    const subject = { session: person.session, call, body: request.body };
    const code = request.headers[confirmationHeader];
    const isAnswered =
      isConfirmationValid(secret, subject, code, now()) &&
      (await consumeConfirmation(code)) === null;
    if (getDeskRoute(call).requiresConfirmation && !isAnswered) {
      const confirmationRequest: ConfirmationRequest = {
        confirmation: createConfirmation(secret, subject, now()),
      };
      return await reply.code(202).send(confirmationRequest);
    }
    const wait = await limiters.get(`${call} ${person.role}`)?.(person.id);
    if (wait) return await sendProblem(reply, 429, 'too_many_requests', wait);
  }

  function registerRoute<Body extends Schema, Query extends Schema, Answer extends Schema>(
    call: DeskCall,
    { body, query, response }: RouteSchemas<Body, Query, Answer>,
    run: (asked: RouteRequest<Body, Query>) => Promise<unknown>,
  ) {
    servedRoutes.add(call);
    const route = getDeskRoute(call);
    const schema: FastifySchema = {
      ...(body && { body }),
      ...(query && { querystring: query }),
      response: { 200: response, 202: z.object({ confirmation: z.string() }) },
    };
    app.route({
      method: route.method,
      url: route.path,
      config: { deskCall: call },
      ...(route.maxBodyBytes && { bodyLimit: route.maxBodyBytes }),
      schema,
      onRequest: (request, reply) => authorize(call, request, reply),
      preHandler: (request, reply) => checkConfirmationAndLimit(call, request, reply),
      handler: async (request, reply) =>
        await run({
          body: request.body as z.output<Body>,
          query: request.query as z.output<Query>,
          context: createRequestContext(request),
          request,
          reply,
        }),
    });
  }

  function serve<Body extends Schema, Query extends Schema, Answer extends Schema>(
    call: DeskCall,
    shapes: RouteSchemas<Body, Query, Answer>,
    run: RouteHandler<Body, Query, Answer, { person: StaffSession }>,
  ) {
    registerRoute(call, shapes, async (asked) => {
      const person = sessions.get(asked.request);
      if (!person) throw new Error(`${call} was called without a session`);
      return await run({ ...asked, person });
    });
  }

  function publicRoute<Body extends Schema, Query extends Schema, Answer extends Schema>(
    call: DeskCall,
    shapes: RouteSchemas<Body, Query, Answer>,
    run: RouteHandler<Body, Query, Answer>,
  ) {
    if (getDeskRoute(call).roles !== 'public') throw new Error(`${call} is not a public route`);
    registerRoute(call, shapes, run);
  }

  /** Fails the start if a route of the table has no handler. */
  function assertAllRoutesServed() {
    const missing = Object.keys(deskRoutes).filter((call) => !servedRoutes.has(call as DeskCall));
    if (missing.length > 0) throw new Error(`desk routes without a handler: ${missing.join(', ')}`);
  }

  return { serve, publicRoute, assertAllRoutesServed };
}

export type DeskRouter = ReturnType<typeof createDeskRouter>;

declare module 'fastify' {
  interface FastifyContextConfig {
    deskCall?: DeskCall;
  }
}

/**
 * CSRF protection: rejects requests of other sites. Browsers set these headers themselves; other clients have no
 * session cookie.
 */
function isSameOriginRequest({ method, headers }: FastifyRequest, deskOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return method === 'GET' ? true : headers.origin === deskOrigin;
}
