import type { RequestContext } from './context.ts';
import accepts from '@fastify/accepts';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { certificateRoute } from './after/certificate-route.ts';
import { libraryRoute } from './after/library-route.ts';
import { benefitsRoute } from './before/benefits-route.ts';
import type { Config } from './config.ts';
import type { Pool } from './db/connection.ts';
import { createContactLimits } from './contact/contact-limits.ts';
import { contactRoute } from './contact/contact-route.ts';
import { deskRoute } from './desk/desk-route.ts';
import { editionRoute } from './edition/edition-route.ts';
import { footerRoute } from './footer/footer-route.ts';
import { healthRoute } from './health/health-route.ts';
import { answerWithProblems } from './http/answer-with-problems.ts';
import { endGently } from './http/end-gently.ts';
import { launchSettings } from './launch/launch-settings.ts';
import { boardRoute } from './live/board-route.ts';
import type { Logger } from './log.ts';
import { orderHooks } from './order-hooks.ts';
import { orderRoute } from './order-page/order-route.ts';
import type { PurchaseContext } from './purchase/purchase-context.ts';
import { createPurchaseLimits } from './purchase/purchase-limits.ts';
import { purchaseRoute } from './purchase/purchase-route.ts';
import { createSearchLimits } from './order-search/search-limits.ts';
import { searchRoute } from './order-search/search-route.ts';
import { createProofs } from './proof/proofs.ts';
import { webhookRoute } from './settlement/webhook-route.ts';
import { ticketsRoute } from './stock/tickets-route.ts';
import { talkRoute } from './talk/talk-route.ts';
import { visitRoute } from './visits/visit-route.ts';
import type { Answered } from './watch/measure-answers.ts';
import { weekRoute } from './before/week-route.ts';
import { workshopsRoute } from './before/workshops-route.ts';

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
