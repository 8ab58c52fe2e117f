import type { RequestContext } from '../platform/context.ts';
import accepts from '@fastify/accepts';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { certificateRoute } from '../attendee/certificates/certificate-route.ts';
import { libraryRoute } from '../live/recordings/library-route.ts';
import { benefitsRoute } from '../attendee/benefits/benefits-route.ts';
import type { Config } from '../platform/config/config.ts';
import type { Pool } from '../platform/db/connection.ts';
import { createContactLimits } from '../comms/contact/contact-limits.ts';
import { contactRoute } from '../comms/contact/contact-route.ts';
import { deskRoute } from '../admin/routes/desk-route.ts';
import { editionRoute } from '../platform/clock/edition-route.ts';
import { footerRoute } from '../content/footer/footer-route.ts';
import { healthRoute } from '../platform/http/health-route.ts';
import { answerWithProblems } from '../platform/http/answer-with-problems.ts';
import { endGently } from '../platform/http/end-gently.ts';
import { launchSettings } from '../admin/launch-checklist/launch-settings.ts';
import { boardRoute } from '../live/rooms/board-route.ts';
import type { Logger } from '../platform/log.ts';
import { orderHooks } from './order-hooks.ts';
import { orderRoute } from '../sales/order-page/order-route.ts';
import type { PurchaseContext } from '../sales/checkout/purchase-context.ts';
import { createPurchaseLimits, purchaseRoute } from '../sales/checkout/purchase-route.ts';
import { createSearchLimits } from '../sales/order-search/search-limits.ts';
import { searchRoute } from '../sales/order-search/search-route.ts';
import { createProofs } from '../platform/proof-of-work/proofs.ts';
import { webhookRoute } from '../sales/settlement/webhook-route.ts';
import { ticketsRoute } from '../sales/quotas/tickets-route.ts';
import { talkRoute } from '../live/room-chat/talk-route.ts';
import { visitRoute } from '../live/room-access/visit-route.ts';
import type { Answered } from '../platform/metrics/measure-answers.ts';
import { weekRoute } from '../attendee/schedule/week-route.ts';
import { workshopsRoute } from '../attendee/workshops/workshops-route.ts';

const bodyLimitBytes = 16 * 1024;

/** The whole API, not yet listening, and how to end it. */
export async function createApp(
  config: Pick<
    Config,
    | 'deskOrigin'
    | 'stage'
    | 'publicOrigin'
    | 'stripe'
    | 'mail'
    | 'deskCallsPerClient'
    | 'trustedProxy'
    | 'limits'
    | 'contact'
    | 'searchesPerClient'
    | 'proofs'
    | 'secret'
    | 'footerCacheSeconds'
  >,
  context: RequestContext & PurchaseContext & { deskPool: Pool },
  log: Logger,
  onAnswered: (answered: Answered) => void = () => {},
) {
  const {
    deskOrigin,
    deskCallsPerClient,
    trustedProxy,
    proofs,
    footerCacheSeconds: cacheSeconds,
  } = config;
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: bodyLimitBytes,
    // Only the proxy may say who the client is.
    trustProxy: trustedProxy,
    // nginx names the request; its log line and ours then speak of the same one.
    requestIdHeader: 'x-request-id',
    // Longer than nginx keeps its side open, or it would write into a socket we just closed.
    keepAliveTimeout: 75_000,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerWithProblems(app);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    onAnswered({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
  });
  const { isEnding, end } = endGently(app);
  await app.register(accepts);
  await app.register(footerRoute, { pool: context.pool, cacheSeconds });
  await app.register(ticketsRoute, context);
  await app.register(editionRoute, { edition: context.edition });
  await app.register(purchaseRoute, {
    context,
    limits: createPurchaseLimits(context.pool, config),
    proofs: createProofs('hold', proofs, context.now),
  });
  await app.register(orderRoute, { context: { ...context, orderHooks } });
  await app.register(boardRoute, { context });
  await app.register(visitRoute, { context });
  await app.register(talkRoute, { context });
  await app.register(weekRoute, { context });
  await app.register(workshopsRoute, { context });
  await app.register(benefitsRoute, { context });
  await app.register(certificateRoute, { context });
  await app.register(libraryRoute, { context });
  await app.register(searchRoute, {
    context,
    limits: createSearchLimits(context.pool, config),
    proofs: createProofs('find', proofs, context.now),
  });
  await app.register(webhookRoute, { context });
  await app.register(contactRoute, {
    context,
    limits: createContactLimits(context.pool, config),
    proofs: createProofs('contact', proofs, context.now),
  });
  await app.register(deskRoute, {
    context: {
      ...context,
      pool: context.deskPool,
      config: { ...context.config, deskOrigin, deskCallsPerClient },
      acting: null,
    },
    launch: launchSettings(config),
    orderHooks,
  });
  await app.register(healthRoute, { pool: context.pool, isEnding });
  return { app, end };
}
