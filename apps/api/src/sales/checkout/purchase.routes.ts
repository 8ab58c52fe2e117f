import type { PurchaseContext } from './purchase-context.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { defaultLanguage, matchLanguage } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import {
  earlyStartHeader,
  orderFinishedProblem,
  priceChangedProblem,
  proofHeader,
  purchaseResponse,
  purchaseRequest,
  displayedPriceHeader,
  proofRequiredProblem,
} from '@kongres/contract/purchase';
import { problem } from '@kongres/contract/problem';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { getClientKey } from '../../platform/http/client-address.ts';
import { type ProofOfWork, readProofHeader } from '../../platform/proof-of-work/proof-of-work.ts';
import { placeOrder } from './place-order.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Pool } from '../../platform/db/connection.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';

/** Node.js lower-cases the names of request headers. */
const proofHeaderName = proofHeader.toLowerCase() as Lowercase<typeof proofHeader>;
const displayedPriceHeaderName = displayedPriceHeader.toLowerCase() as Lowercase<
  typeof displayedPriceHeader
>;
const earlyStartHeaderName = earlyStartHeader.toLowerCase() as Lowercase<typeof earlyStartHeader>;
const headers = z.object({
  'idempotency-key': z.string().min(1).max(255).optional(),
  [proofHeaderName]: z.string().max(2000).optional(),
  // An unreadable header is ignored; 17 digits cover every price that a client could display.
  [displayedPriceHeaderName]: z
    .string()
    .regex(/^\d{1,17}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  [earlyStartHeaderName]: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});
const ticketParam = z.enum(ticketIds);
const statusByCode = {
  sold_out: 409,
  closed: 409,
  edition_over: 409,
  price_changed: 409,
  order_finished: 409,
  too_many_requests: 429,
  provider_unavailable: 503,
};
/** Open holds expire within 36 minutes, so some of them are usually free again after five. */
const retryAfterSeconds = { too_many_requests: 300, provider_unavailable: 10 } as const;

interface PurchaseRouteOptions {
  context: PurchaseContext;
  limits: PurchaseRateLimits;
  proofs: ProofOfWork;
}

export const registerPurchaseRoutes: FastifyPluginAsyncZod<PurchaseRouteOptions> = async (
  app,
  { context, limits, proofs },
) => {
  app.post(
    `${purchasePath}/:ticket`,
    {
      schema: {
        params: z.object({ ticket: z.string() }),
        headers,
        response: {
          200: purchaseResponse,
          404: problem,
          409: z.union([priceChangedProblem, orderFinishedProblem, problem]),
          422: problem,
          428: proofRequiredProblem,
          429: problem,
          503: problem,
        },
      },
    },
    async (request, reply) => {
      const ticket = ticketParam.safeParse(request.params.ticket);
      if (!ticket.success) return await sendProblem(reply, 404, 'unknown_ticket');
      const body = purchaseRequest.safeParse(request.body);
      if (!body.success) return await sendProblem(reply, 422, 'invalid_email');
      const { email } = body.data;

      const client = getClientKey(request.ip);
      const waitSeconds = await limits.consume(client, email);
      if (waitSeconds !== null)
        return await sendProblem(reply, 429, 'too_many_requests', waitSeconds);

      const proofResult = await readProofHeader(proofs, request.headers[proofHeaderName]);
      const result = await placeOrder(context, {
        ticket: ticket.data,
        email,
        language: (matchLanguage(request.languages()) ?? defaultLanguage).id,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
        displayedGrossMinor: request.headers[displayedPriceHeaderName] ?? null,
        consentVersion: request.headers[earlyStartHeaderName] ?? null,
        client,
        proof: proofResult.proof,
        requestId: request.id,
        log: request.log,
      });
      reply.header('Cache-Control', 'no-store');
      if (result.ok) return { url: result.url };
      const { ok: _, code, ...details } = result;
      if (code === 'proof_required' || code === 'proof_used') {
        const challenge = await proofs.createChallenge();
        return await sendProblem(reply, 428, proofResult.refusal ?? code, undefined, { challenge });
      }
      const retryAfter =
        code in retryAfterSeconds
          ? retryAfterSeconds[code as keyof typeof retryAfterSeconds]
          : undefined;
      return await sendProblem(reply, statusByCode[code], code, retryAfter, details);
    },
  );
};

export interface PurchaseRateLimits {
  /** Counts one request; returns the seconds to wait if the limit is exceeded. */
  consume: (client: string, email: string) => Promise<number | null>;
}

export function createPurchaseRateLimits(
  pool: Pool,
  { limits, secret }: Pick<Config, 'limits' | 'secret'>,
): PurchaseRateLimits {
  const maxRequests = { client: limits.purchasesPerClient, email: limits.purchasesPerEmail };
  const limitByClient = createRateLimiter(pool, secret, {
    name: 'purchase-client',
    times: maxRequests.client,
    seconds: 60,
  });
  const limitByEmail = createRateLimiter(pool, secret, {
    name: 'purchase-email',
    times: maxRequests.email,
    seconds: 60,
  });
  return {
    consume: async (client, email) =>
      (await limitByClient(client)) ?? (await limitByEmail(`${client} ${email.toLowerCase()}`)),
  };
}
