import type { RequestContext } from '../platform/context.ts';
import accepts from '@fastify/accepts';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { registerCertificateRoutes } from '../attendee/certificates/certificate.routes.ts';
import { registerAttendeeRecordingRoutes } from '../live/recordings/recordings.routes.ts';
import { registerBenefitRoutes } from '../attendee/benefits/benefits.routes.ts';
import type { Config } from '../platform/config/config.ts';
import type { Pool } from '../platform/db/connection.ts';
import { createContactLimits } from '../comms/contact/contact-limits.ts';
import { registerContactRoutes } from '../comms/contact/contact.routes.ts';
import { registerDeskRoutes } from '../admin/routes/desk.routes.ts';
import { registerEditionRoutes } from '../platform/clock/edition.routes.ts';
import { registerFooterRoutes } from '../content/footer/footer.routes.ts';
import { registerHealthRoutes } from '../platform/http/health.routes.ts';
import { registerProblemHandlers } from '../platform/http/problem-responses.ts';
import { createGracefulShutdown } from '../platform/http/graceful-shutdown.ts';
import { getLaunchSettings } from '../admin/launch-checklist/launch-settings.ts';
import { registerBoardRoutes } from '../live/rooms/board.routes.ts';
import type { Logger } from '../platform/log.ts';
import { orderHooks } from './order-hooks.ts';
import { registerOrderPageRoutes } from '../sales/order-page/order.routes.ts';
import type { PurchaseContext } from '../sales/checkout/purchase-context.ts';
import {
  createPurchaseRateLimits,
  registerPurchaseRoutes,
} from '../sales/checkout/purchase.routes.ts';
import { createOrderSearchLimits } from '../sales/order-search/order-search-limits.ts';
import { registerOrderSearchRoutes } from '../sales/order-search/order-search.routes.ts';
import { createProofOfWork } from '../platform/proof-of-work/proof-of-work.ts';
import { registerWebhookRoutes } from '../sales/settlement/webhook.routes.ts';
import { registerTicketRoutes } from '../sales/quotas/tickets.routes.ts';
import { registerAttendeeRoomChatRoutes } from '../live/room-chat/room-chat.routes.ts';
import { registerRoomAccessRoutes } from '../live/room-access/room-access.routes.ts';
import type { CompletedRequest } from '../platform/metrics/request-timer.ts';
import { scheduleRoutes } from '../attendee/schedule/schedule.routes.ts';
import { registerAttendeeWorkshopRoutes } from '../attendee/workshops/workshops.routes.ts';

const bodyLimitBytes = 16 * 1024;

export async function createApp(
  config: Config,
  context: RequestContext & PurchaseContext & { deskPool: Pool },
  log: Logger,
  onRequestCompleted: (answered: CompletedRequest) => void = () => {},
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
    // Only the proxy may set the client address.
    trustProxy: trustedProxy,
    // Set by nginx, so that its log lines and ours share the id.
    requestIdHeader: 'x-request-id',
    // Longer than the keep-alive of nginx, which could otherwise write to a closed socket.
    keepAliveTimeout: 75_000,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblemHandlers(app);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    onRequestCompleted({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
  });
  const { isShuttingDown, shutDown } = createGracefulShutdown(app);
  await app.register(accepts);
  await app.register(registerFooterRoutes, { pool: context.pool, cacheSeconds });
  await app.register(registerTicketRoutes, context);
  await app.register(registerEditionRoutes, { edition: context.edition });
  await app.register(registerPurchaseRoutes, {
    context,
    limits: createPurchaseRateLimits(context.pool, config),
    proofs: createProofOfWork('hold', proofs, context.now),
  });
  await app.register(registerOrderPageRoutes, { context: { ...context, orderHooks } });
  await app.register(registerBoardRoutes, { context });
  await app.register(registerRoomAccessRoutes, { context });
  await app.register(registerAttendeeRoomChatRoutes, { context });
  await app.register(scheduleRoutes, { context });
  await app.register(registerAttendeeWorkshopRoutes, { context });
  await app.register(registerBenefitRoutes, { context });
  await app.register(registerCertificateRoutes, { context });
  await app.register(registerAttendeeRecordingRoutes, { context });
  await app.register(registerOrderSearchRoutes, {
    context,
    limits: createOrderSearchLimits(context.pool, config),
    proofs: createProofOfWork('find', proofs, context.now),
  });
  await app.register(registerWebhookRoutes, { context });
  await app.register(registerContactRoutes, {
    context,
    limits: createContactLimits(context.pool, config),
    proofs: createProofOfWork('contact', proofs, context.now),
  });
  await app.register(registerDeskRoutes, {
    context: {
      ...context,
      pool: context.deskPool,
      config: { ...context.config, deskOrigin, deskCallsPerClient },
      actor: null,
    },
    launch: getLaunchSettings(config),
    orderHooks,
  });
  await app.register(registerHealthRoutes, { pool: context.pool, isShuttingDown });
  return { app, shutDown };
}
