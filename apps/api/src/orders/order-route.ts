import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { orderAnswer } from '@kongres/contract/order';
import {
  orderCalendarPath,
  orderCancelPath,
  orderPath,
  orderReleasePath,
  orderResendPath,
  orderTicketPath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { inTransaction } from '../db/connection.ts';
import { sendProblem } from '../http/answer-with-problems.ts';
import { createLimiter } from '../http/limits.ts';
import { calendarFile, type Attachment } from '../mail/attachments.ts';
import { mailOrderOf } from '../mail/mail-order.ts';
import { queueTicketAgain } from '../mail/queue-mail.ts';
import { findTicket } from '../tickets/ticket.ts';
import { cancelOrder } from './cancel-order.ts';
import { createTicketDownloads } from './download-ticket.ts';
import type { Order } from './order.ts';
import { tellOrder } from './tell-order.ts';
import { readOrderByToken } from './order-queries.ts';
import { hashToken } from './order-token.ts';
import type { Shop } from './place-order.ts';
import { releaseOrder } from './release-order.ts';

const headers = z.object({ authorization: z.string().optional() });
const refusals = { 404: problem, 409: problem, 429: problem, 503: problem };
const schema = { headers, response: { 200: orderAnswer, ...refusals } };
const fileSchema = { headers, response: refusals };

/**
 * The buyer's order page asks here. Whatever is wrong with a token, the answer is the same and takes
 * the same way: a hash, a look-up, nothing found.
 */
export const orderRoute: FastifyPluginAsyncZod<{ shop: Shop }> = async (app, { shop }) => {
  const { pool, queue, config, now } = shop;
  const downloadTicket = createTicketDownloads(shop);
  const takeResend = createLimiter(pool, config.secret, {
    name: 'resend',
    times: 3,
    seconds: 3600,
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });

  app.get(orderPath, { schema }, async (request, reply) => {
    const order = await orderOf(request.headers.authorization);
    return order ? await tell(order) : await sendProblem(reply, 404, 'not_found');
  });

  app.post(orderReleasePath, { schema }, async (request, reply) => {
    const order = await orderOf(request.headers.authorization);
    if (!order) return await sendProblem(reply, 404, 'not_found');
    const released = await releaseOrder(shop, order, request.id);
    return released ? await tell(released) : await sendProblem(reply, 503, 'provider_unavailable');
  });

  app.post(orderCancelPath, { schema }, async (request, reply) => {
    const order = await orderOf(request.headers.authorization);
    if (!order) return await sendProblem(reply, 404, 'not_found');
    const cancelled = await cancelOrder(shop, order.id, request.id);
    return cancelled ? await tell(cancelled) : await sendProblem(reply, 409, 'too_late');
  });

  app.post(orderResendPath, { schema }, async (request, reply) => {
    const order = await orderOf(request.headers.authorization);
    if (order?.state !== 'paid') return await sendProblem(reply, 404, 'not_found');
    const seconds = await takeResend(order.id);
    if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
    await inTransaction(pool, (tx) =>
      queueTicketAgain(tx, queue, { orderId: order.id, requestId: request.id }),
    );
    return await tell(order);
  });

  app.get(orderTicketPath, { schema: fileSchema }, async (request, reply) => {
    const answer = await downloadTicket(tokenOf(request.headers.authorization));
    if (answer.ok) return await sendFile(reply, answer.file);
    return await sendProblem(reply, answer.status, answer.code, answer.retryAfterSeconds);
  });

  app.get(orderCalendarPath, { schema: fileSchema }, async (request, reply) => {
    const order = await orderOf(request.headers.authorization);
    if (order?.state !== 'paid') return await sendProblem(reply, 404, 'not_found');
    return await sendFile(reply, calendarFile(mailOrderOf(order, null, config)));
  });

  async function orderOf(authorization: string | undefined): Promise<Order | undefined> {
    return await readOrderByToken(pool, hashToken(tokenOf(authorization)));
  }

  async function tell(order: Order) {
    return tellOrder(order, await findTicket(pool, order.id), now());
  }
};

function tokenOf(authorization = ''): string {
  return authorization.replace(/^Bearer /, '');
}

function sendFile(reply: FastifyReply, { filename, content, contentType }: Attachment) {
  return reply
    .header('Content-Type', contentType)
    .header('Content-Disposition', `attachment; filename="${filename}"`)
    .send(content);
}
