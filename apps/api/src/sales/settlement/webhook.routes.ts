import type { PaymentContext } from '../payments/payment-context.ts';
import type { FastifyPluginAsync } from 'fastify';
import { webhookPath } from '@kongres/contract/paths';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { handleStripeEvent } from './handle-stripe-event.ts';
import { ProviderError } from '../payments/circuit-breaker.ts';

const bodyLimitBytes = 256 * 1024;

/** Answers 200 only after the commit; Stripe retries every other answer for days. */
export const registerWebhookRoutes: FastifyPluginAsync<{ context: PaymentContext }> = async (
  app,
  { context },
) => {
  // The signature covers the raw bytes, so the body must not be parsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(webhookPath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const event = readEvent(request.body, request.headers['stripe-signature']);
    if (!event) {
      request.log.warn({ event: 'webhook_rejected' }, 'Webhook signature is invalid');
      return await sendProblem(reply, 400, 'invalid_request');
    }
    const result = await handleStripeEvent(context, event, request.id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      const details = { event: 'stripe_event_failed', stripeEvent: event.id, err: error };
      request.log.warn(details, 'Stripe is unavailable; the event will be delivered again');
      return null;
    });
    if (!result) return await sendProblem(reply, 503, 'provider_unavailable');
    const details = { event: 'stripe_event_handled', stripeEvent: event.id, type: event.type };
    request.log.info({ ...details, ...result }, 'Stripe event handled');
    return await reply.code(200).send();
  });

  function readEvent(body: unknown, signature: unknown) {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
    try {
      return context.payments.verifyWebhookEvent(body, signature);
    } catch {
      return null;
    }
  }
};
