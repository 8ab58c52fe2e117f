import type { PurchaseContext } from './purchase-context.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { defaultLanguage, matchLanguage } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import {
  earlyStartHeader,
  orderFinished,
  priceChanged,
  proofHeader,
  purchaseAnswer,
  purchaseRequest,
  shownPriceHeader,
  workRequired,
} from '@kongres/contract/purchase';
import { problem } from '@kongres/contract/problem';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { clientOf } from '../../platform/http/client-address.ts';
import { type Proofs, readProof } from '../../platform/proof-of-work/proofs.ts';
import { placeOrder } from './place-order.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Pool } from '../../platform/db/connection.ts';
import { createLimiter } from '../../platform/http/limits.ts';

/** As the server's own headers are named. */
const proofName = proofHeader.toLowerCase() as Lowercase<typeof proofHeader>;
const shownPriceName = shownPriceHeader.toLowerCase() as Lowercase<typeof shownPriceHeader>;
const earlyStartName = earlyStartHeader.toLowerCase() as Lowercase<typeof earlyStartHeader>;
const headers = z.object({
  'idempotency-key': z.string().min(1).max(255).optional(),
  [proofName]: z.string().max(2000).optional(),
  // Nobody is refused for a header that cannot be read; however huge a price was shown, it is another one.
  [shownPriceName]: z
    .string()
    .regex(/^\d{1,17}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  [earlyStartName]: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});
const knownTicket = z.enum(ticketIds);
const statusOf = {
  sold_out: 409,
  closed: 409,
  edition_over: 409,
  price_changed: 409,
  order_finished: 409,
  too_many_requests: 429,
  provider_unavailable: 503,
};
/** An open hold ends within the half hour; whoever has too many may come back in a few minutes. */
const patienceSeconds = { too_many_requests: 300, provider_unavailable: 10 } as const;

interface PurchaseDesk {
  context: PurchaseContext;
  limits: PurchaseLimits;
  proofs: Proofs;
}

/** `{ email }` becomes `{ url }`: an order, a ticket held for it, and the address of its payment page. */
export const purchaseRoute: FastifyPluginAsyncZod<PurchaseDesk> = async (
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
          200: purchaseAnswer,
          404: problem,
          409: z.union([priceChanged, orderFinished, problem]),
          422: problem,
          428: workRequired,
          429: problem,
          503: problem,
        },
      },
    },
    async (request, reply) => {
      const ticket = knownTicket.safeParse(request.params.ticket);
      if (!ticket.success) return await sendProblem(reply, 404, 'unknown_ticket');
      const body = purchaseRequest.safeParse(request.body);
      if (!body.success) return await sendProblem(reply, 422, 'invalid_email');
      const { email } = body.data;

      const client = clientOf(request.ip);
      const seconds = await limits.take(client, email);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);

      const brought = await readProof(proofs, request.headers[proofName]);
      const placed = await placeOrder(context, {
        ticket: ticket.data,
        email,
        language: (matchLanguage(request.languages()) ?? defaultLanguage).id,
        key: request.headers['idempotency-key'] ?? null,
        shownMinor: request.headers[shownPriceName] ?? null,
        consentVersion: request.headers[earlyStartName] ?? null,
        client,
        proof: brought.proof,
        requestId: request.id,
        log: request.log,
      });
      reply.header('Cache-Control', 'no-store');
      if (placed.ok) return { url: placed.url };
      const { ok: _, code, ...more } = placed;
      if (code === 'proof_required' || code === 'proof_used') {
        const challenge = await proofs.create();
        return await sendProblem(reply, 428, brought.refusal ?? code, undefined, { challenge });
      }
      const patience =
        code in patienceSeconds ? patienceSeconds[code as keyof typeof patienceSeconds] : undefined;
      return await sendProblem(reply, statusOf[code], code, patience, more);
    },
  );
};

export interface PurchaseLimits {
  /** Counts one attempt; a number of seconds if it was one too many. */
  take: (client: string, email: string) => Promise<number | null>;
}

/** Limits attempts a minute by client, and by client and e-mail address. */
export function createPurchaseLimits(
  pool: Pool,
  { limits, secret }: Pick<Config, 'limits' | 'secret'>,
): PurchaseLimits {
  const times = { client: limits.purchasesPerClient, email: limits.purchasesPerEmail };
  const byClient = createLimiter(pool, secret, {
    name: 'purchase-client',
    times: times.client,
    seconds: 60,
  });
  const byEmail = createLimiter(pool, secret, {
    name: 'purchase-email',
    times: times.email,
    seconds: 60,
  });
  return {
    take: async (client, email) =>
      (await byClient(client)) ?? (await byEmail(`${client} ${email.toLowerCase()}`)),
  };
}
