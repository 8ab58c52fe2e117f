import type { PaymentContext } from '../payments/payment-context.ts';
import type { FastifyPluginAsync } from 'fastify';
import { webhookPath } from '@kongres/contract/paths';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { hearEvent } from './hear-event.ts';
import { ProviderFailure } from '../payments/protect-calls.ts';

const bodyLimitBytes = 256 * 1024;

/**
 * What Stripe tells us. The answer is 200 only once everything is committed; anything else makes
 * Stripe tell it again, for days.
 */
export const webhookRoute: FastifyPluginAsync<{ context: PaymentContext }> = async (
  app,
  { context },
) => {
  // The signature is over the bytes as they came: parsing and writing them again would break it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(webhookPath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const event = readEvent(request.body, request.headers['stripe-signature']);
    if (!event) {
      request.log.warn('a webhook whose signature does not fit');
      return await sendProblem(reply, 400, 'invalid_request');
    }
    const result = await hearEvent(context, event, request.id).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      request.log.warn({ err: error, event: event.id }, 'a webhook that nobody can be asked about');
      return null;
    });
    if (!result) return await sendProblem(reply, 503, 'provider_unavailable');
    request.log.info({ event: event.id, type: event.type, ...result }, 'webhook');
    return await reply.code(200).send();
  });

  function readEvent(body: unknown, signature: unknown) {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
    try {
      return context.payments.readEvent(body, signature);
    } catch {
      return null;
    }
  }
};
