import type { FastifyPluginAsync } from 'fastify';
import { webhookPath } from '@kongres/contract/paths';
import { inTransaction, type Pool } from '../db/connection.ts';
import { sendProblem } from '../http/answer-with-problems.ts';
import { findOrderId } from '../orders/find-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { Queue } from '../queue/queue.ts';
import { insertEvent } from './event-queries.ts';
import { readPaymentEvent } from './payment-outcome.ts';
import type { Payments } from './payments.ts';

const bodyLimitBytes = 256 * 1024;

interface WebhookOptions {
  pool: Pool;
  queue: Queue;
  payments: Payments;
  now: () => Date;
}

/**
 * What Stripe tells us. The answer is 200 only once everything is committed; anything else makes
 * Stripe ask again, for days.
 */
export const webhookRoute: FastifyPluginAsync<WebhookOptions> = async (app, options) => {
  const { pool, queue, payments, now } = options;
  // The signature is over the bytes as they came: parsing and writing them again would break it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(webhookPath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const event = readEvent(request.body, request.headers['stripe-signature']);
    if (!event) {
      request.log.warn('a webhook whose signature does not fit');
      return await sendProblem(reply, 400, 'invalid_request');
    }
    const result = await inTransaction(pool, async (tx) => {
      if (!(await insertEvent(tx, event))) return { event: 'seen before' };
      const read = readPaymentEvent(event);
      if (!read) return { event: 'not about an order' };
      const orderId = await findOrderId(tx, read.subject);
      const settling = { tx, queue, now: now(), requestId: request.id };
      const order = orderId && (await settleOrder(settling, orderId, read.outcome));
      return order ? { order: order.number, state: order.state } : { event: 'of an unknown order' };
    });
    request.log.info({ event: event.id, type: event.type, ...result }, 'webhook');
    return await reply.code(200).send();
  });

  function readEvent(body: unknown, signature: unknown) {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
    try {
      return payments.readEvent(body, signature);
    } catch {
      return null;
    }
  }
};
