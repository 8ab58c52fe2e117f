import type { RequestContext } from '../../platform/context.ts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  changeOrderEmailRequest,
  changeOrderEmailResponse,
  orderResponse,
  transferTicketResponse,
  transferTicketRequest,
  checkoutReturnResponse,
  checkoutReturnRequest,
} from '@kongres/contract/order';
import {
  orderEmailPath,
  orderCalendarPath,
  orderCancelPath,
  orderTransferPath,
  orderPath,
  orderReleasePath,
  orderResendPath,
  orderReturnPath,
  orderTicketPath,
} from '@kongres/contract/paths';
import { problem, type ProblemCode } from '@kongres/contract/problem';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { createCalendarFile } from '../tickets/attachments.ts';
import { toOrderEmailData } from '../tickets/order-email-data.ts';
import { resendTicket } from '../order-emails/resend-ticket.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { ProviderError } from '../payments/circuit-breaker.ts';
import { cancelOrder } from './cancel-order.ts';
import { createTicketDownloader } from './download-ticket.ts';
import type { TransferContext } from '../transfers/order-hooks.ts';
import { transferTicket } from '../transfers/transfer-ticket.ts';
import { changeOrderEmail } from '../transfers/change-order-email.ts';
import { resolveBearerOrder } from '../orders/order-access.ts';
import type { State } from '../orders/order.ts';
import { releaseOrder } from '../settlement/release-order.ts';
import { exchangeReturnCode } from './exchange-return-code.ts';
import { toOrderResponse } from './order-response.ts';

const problemResponses = { 404: problem, 409: problem, 410: problem, 429: problem, 503: problem };
const schema = { headers: bearerHeaders, response: { 200: orderResponse, ...problemResponses } };
const fileSchema = { headers: bearerHeaders, response: problemResponses };

/**
 * Routes of the order page. Every invalid token gets the same response after the same work: a hash
 * and a look-up.
 */
export const registerOrderPageRoutes: FastifyPluginAsyncZod<{
  context: RequestContext & PaymentContext & TransferContext;
}> = async (app, { context }) => {
  const { pool, config } = context;
  const downloadTicket = createTicketDownloader(context);
  const limitResends = createRateLimiter(pool, config.secret, {
    name: 'resend',
    times: 3,
    seconds: 3600,
  });

  // Limited because each transfer emails an address of the holder's choice.
  const limitTransfers = createRateLimiter(pool, config.secret, {
    name: 'transfer',
    times: 3,
    seconds: 24 * 3600,
  });

  setNoStore(app);

  app.get(orderPath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization);
    return opened.ok
      ? await toOrderResponse(context, opened.order)
      : await sendRefusal(reply, opened);
  });

  app.post(
    orderReturnPath,
    {
      schema: {
        body: checkoutReturnRequest,
        response: { 200: checkoutReturnResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const returned = await exchangeReturnCode(context, request.body);
      return returned.ok ? { token: returned.token } : await sendRefusal(reply, returned);
    },
  );

  app.post(orderReleasePath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization);
    if (!opened.ok) return await sendRefusal(reply, opened);
    try {
      const released = await releaseOrder(context, opened.order, request.id);
      if (released) return await toOrderResponse(context, released);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
    return await sendProblem(reply, 503, 'provider_unavailable');
  });

  app.post(orderCancelPath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization);
    if (!opened.ok) return await sendRefusal(reply, opened);
    const cancelled = await cancelOrder(context, opened.order, request.id);
    return cancelled.ok
      ? await toOrderResponse(context, cancelled.order)
      : await sendProblem(reply, 409, cancelled.code);
  });

  app.post(orderResendPath, { schema }, async (request, reply) => {
    const opened = await open(request.headers.authorization, 'paid');
    if (!opened.ok) return await sendRefusal(reply, opened);
    const { order } = opened;
    const seconds = await limitResends(order.id);
    if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
    await resendTicket(context, order, request.id);
    return await toOrderResponse(context, order);
  });

  app.post(
    orderEmailPath,
    {
      schema: {
        headers: bearerHeaders,
        response: { 200: changeOrderEmailResponse, 422: problem, ...problemResponses },
      },
    },
    async (request, reply) => {
      const body = changeOrderEmailRequest.safeParse(request.body);
      if (!body.success) return await sendProblem(reply, 422, 'invalid_email');
      const opened = await open(request.headers.authorization, 'paid');
      if (!opened.ok) return await sendRefusal(reply, opened);
      const { id, tokenVersion: link } = opened.order;
      const { email } = body.data;
      const changed = await changeOrderEmail(context, id, { email, requestId: request.id, link });
      if (!changed.ok) {
        return await sendProblem(reply, changed.code === 'too_late' ? 409 : 410, changed.code);
      }
      return { order: await toOrderResponse(context, changed.order), token: changed.token };
    },
  );

  app.post(
    orderTransferPath,
    {
      schema: {
        headers: bearerHeaders,
        response: { 200: transferTicketResponse, 422: problem, ...problemResponses },
      },
    },
    async (request, reply) => {
      const body = transferTicketRequest.safeParse(request.body);
      if (!body.success) return await sendProblem(reply, 422, 'invalid_email');
      const opened = await open(request.headers.authorization, 'paid');
      if (!opened.ok) return await sendRefusal(reply, opened);
      const { id, tokenVersion: link } = opened.order;
      const seconds = await limitTransfers(id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const transferred = await transferTicket(context, id, {
        ...body.data,
        link,
        requestId: request.id,
      });
      if (transferred.ok) return { status: 'passed_on' as const };
      return await sendProblem(reply, transferProblemStatus[transferred.code], transferred.code);
    },
  );

  app.get(orderTicketPath, { schema: fileSchema }, async (request, reply) => {
    const opened = await open(request.headers.authorization, 'paid');
    if (!opened.ok) return await sendRefusal(reply, opened);
    const download = await downloadTicket(opened.order);
    if (download.ok) return await sendFile(reply, download.file);
    return await sendProblem(reply, download.status, download.code, download.retryAfterSeconds);
  });

  app.get(orderCalendarPath, { schema: fileSchema }, async (request, reply) => {
    const opened = await open(request.headers.authorization, 'paid');
    if (!opened.ok) return await sendRefusal(reply, opened);
    return await sendFile(reply, createCalendarFile(toOrderEmailData(opened.order, null, config)));
  });

  async function open(authorization: string | undefined, state?: State) {
    const opened = await resolveBearerOrder(context, authorization);
    const isMatch = !opened.ok || !state || opened.order.state === state;
    return isMatch ? opened : ({ ok: false, status: 404, code: 'not_found' } as const);
  }
};

const transferProblemStatus = {
  too_late: 409,
  ticket_used: 409,
  same_address: 409,
  order_moved: 410,
};

function sendRefusal(reply: FastifyReply, { status, code }: { status: number; code: ProblemCode }) {
  return sendProblem(reply, status, code);
}
