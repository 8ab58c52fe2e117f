import type { RequestContext } from '../../platform/context.ts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addressRequest,
  movedAnswer,
  orderAnswer,
  passOnAnswer,
  passOnRequest,
  returnAnswer,
  returnRequest,
} from '@kongres/contract/order';
import {
  orderAddressPath,
  orderCalendarPath,
  orderCancelPath,
  orderPassOnPath,
  orderPath,
  orderReleasePath,
  orderResendPath,
  orderReturnPath,
  orderTicketPath,
} from '@kongres/contract/paths';
import { problem, type ProblemCode } from '@kongres/contract/problem';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { calendarFile } from '../tickets/attachments.ts';
import { mailOrderOf } from '../tickets/mail-order.ts';
import { resendTicket } from '../order-emails/resend-ticket.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { ProviderFailure } from '../payments/protect-calls.ts';
import { cancelOrder } from './cancel-order.ts';
import { createTicketDownloads } from './download-ticket.ts';
import type { TransferContext } from '../transfers/order-hooks.ts';
import { passOnTicket } from '../transfers/pass-on-ticket.ts';
import { moveOrder } from '../transfers/move-order.ts';
import { openByBearer } from '../orders/order-access.ts';
import type { State } from '../orders/order.ts';
import { releaseOrder } from '../settlement/release-order.ts';
import { returnToOrder } from './return-to-order.ts';
import { tellOrder } from './tell-order.ts';

const refusals = { 404: problem, 409: problem, 410: problem, 429: problem, 503: problem };
const schema = { headers: bearerHeaders, response: { 200: orderAnswer, ...refusals } };
const fileSchema = { headers: bearerHeaders, response: refusals };

/**
 * The buyer's order page asks here. Whatever is wrong with a token, the answer is the same and takes
 * the same way: a hash, a look-up, nothing found.
 */
export const orderRoute: FastifyPluginAsyncZod<{
  context: RequestContext & PaymentContext & TransferContext;
}> = async (app, { context }) => {
  const { pool, config } = context;
  const downloadTicket = createTicketDownloads(context);
  const takeResend = createLimiter(pool, config.secret, {
    name: 'resend',
    times: 3,
    seconds: 3600,
  });

  // Each passing on writes to an address that its holder has typed.
  const takePassOn = createLimiter(pool, config.secret, {
    name: 'pass-on',
    times: 3,
    seconds: 24 * 3600,
  });

  keptNowhere(app);

  app.get(orderPath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization);
    return opened.ok ? await tellOrder(context, opened.order) : await refuse(reply, opened);
  });

  app.post(
    orderReturnPath,
    { schema: { body: returnRequest, response: { 200: returnAnswer, ...refusals } } },
    async (request, reply) => {
      const returned = await returnToOrder(context, request.body);
      return returned.ok ? { token: returned.token } : await refuse(reply, returned);
    },
  );

  app.post(orderReleasePath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization);
    if (!opened.ok) return await refuse(reply, opened);
    try {
      const released = await releaseOrder(context, opened.order, request.id);
      if (released) return await tellOrder(context, released);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
    }
    return await sendProblem(reply, 503, 'provider_unavailable');
  });

  app.post(orderCancelPath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization);
    if (!opened.ok) return await refuse(reply, opened);
    const cancelled = await cancelOrder(context, opened.order, request.id);
    return cancelled.ok
      ? await tellOrder(context, cancelled.order)
      : await sendProblem(reply, 409, cancelled.code);
  });

  app.post(orderResendPath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization, 'paid');
    if (!opened.ok) return await refuse(reply, opened);
    const { order } = opened;
    const seconds = await takeResend(order.id);
    if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
    await resendTicket(context, order, request.id);
    return await tellOrder(context, order);
  });

  app.post(
    orderAddressPath,
    {
      schema: { headers: bearerHeaders, response: { 200: movedAnswer, 422: problem, ...refusals } },
    },
    async (request, reply) => {
      const body = addressRequest.safeParse(request.body);
      if (!body.success) return await sendProblem(reply, 422, 'invalid_email');
      const opened = await open(request.headers.authorization, 'paid');
      if (!opened.ok) return await refuse(reply, opened);
      const { id, tokenVersion: link } = opened.order;
      const { email } = body.data;
      const moved = await moveOrder(context, id, { email, requestId: request.id, link });
      if (!moved.ok) {
        return await sendProblem(reply, moved.code === 'too_late' ? 409 : 410, moved.code);
      }
      return { order: await tellOrder(context, moved.order), token: moved.token };
    },
  );

  app.post(
    orderPassOnPath,
    {
      schema: {
        headers: bearerHeaders,
        response: { 200: passOnAnswer, 422: problem, ...refusals },
      },
    },
    async (request, reply) => {
      const body = passOnRequest.safeParse(request.body);
      if (!body.success) return await sendProblem(reply, 422, 'invalid_email');
      const opened = await open(request.headers.authorization, 'paid');
      if (!opened.ok) return await refuse(reply, opened);
      const { id, tokenVersion: link } = opened.order;
      const seconds = await takePassOn(id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const passed = await passOnTicket(context, id, { ...body.data, link, requestId: request.id });
      if (passed.ok) return { status: 'passed_on' as const };
      return await sendProblem(reply, passOnStatus[passed.code], passed.code);
    },
  );

  app.get(orderTicketPath, { schema: fileSchema }, async (request, reply) => {
    const opened = await open(request.headers.authorization, 'paid');
    if (!opened.ok) return await refuse(reply, opened);
    const answer = await downloadTicket(opened.order);
    if (answer.ok) return await sendFile(reply, answer.file);
    return await sendProblem(reply, answer.status, answer.code, answer.retryAfterSeconds);
  });

  app.get(orderCalendarPath, { schema: fileSchema }, async (request, reply) => {
    const opened = await open(request.headers.authorization, 'paid');
    if (!opened.ok) return await refuse(reply, opened);
    return await sendFile(reply, calendarFile(mailOrderOf(opened.order, null, config)));
  });

  /** The order that the token opens; where a state is asked for, only in that. */
  async function open(authorization: string | undefined, state?: State) {
    const opened = await openByBearer(context, authorization);
    const isWanted = !opened.ok || !state || opened.order.state === state;
    return isWanted ? opened : ({ ok: false, status: 404, code: 'not_found' } as const);
  }
};

const passOnStatus = { too_late: 409, ticket_used: 409, same_address: 409, order_moved: 410 };

function refuse(reply: FastifyReply, { status, code }: { status: number; code: ProblemCode }) {
  return sendProblem(reply, status, code);
}
