import cookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { setNoStore } from '../../platform/http/caching.ts';
import type { OrderHooks } from '../../sales/transfers/order-hooks.ts';
import type { LaunchSettings } from '../launch-checklist/launch-settings.ts';
import { registerAuthRoutes } from './settings/auth.routes.ts';
import { registerAuditLogRoutes } from './settings/audit-log.routes.ts';
import { registerLaunchChecklistRoutes } from './settings/launch-checklist.routes.ts';
import { registerRecordingRoutes } from './live/recordings.routes.ts';
import { registerLiveRoutes } from './live/live.routes.ts';
import { registerRoomChatRoutes } from './live/room-chat.routes.ts';
import { registerWorkshopRoutes } from './live/workshops.routes.ts';
import { registerAccountRoutes } from './settings/account.routes.ts';
import { registerStaffRoutes } from './settings/staff.routes.ts';
import { registerExportRoutes } from './sales/exports.routes.ts';
import { registerComplimentaryTicketRoutes } from './sales/complimentary-tickets.routes.ts';
import { registerOrderRoutes } from './sales/orders.routes.ts';
import { registerOrderActionRoutes } from './sales/order-actions.routes.ts';
import { registerOverviewRoutes } from './sales/overview.routes.ts';
import { registerPriceRoutes } from './sales/prices.routes.ts';
import { registerReportRoutes } from './sales/report.routes.ts';
import { registerQuotaRoutes } from './sales/quotas.routes.ts';
import { createDeskRouter, type DeskContext } from '../http/desk-router.ts';
import { registerAnnouncementRoutes } from './comms/announcements.routes.ts';
import { registerFooterRoutes } from './content/footer.routes.ts';
import { registerMessageRoutes } from './comms/messages.routes.ts';

interface DeskOptions {
  context: DeskContext;
  launch: LaunchSettings;
  orderHooks: OrderHooks;
}

/** nginx serves these routes on the desk host only. */
export const registerDeskRoutes: FastifyPluginAsync<DeskOptions> = async (
  app,
  { context, launch, orderHooks },
) => {
  const { deskOrigin } = context.config;
  await app.register(cookie);
  setNoStore(app);
  const calls = createDeskRouter(app, context);
  registerAuthRoutes(calls, deskOrigin);
  registerAccountRoutes(calls, deskOrigin);
  registerOverviewRoutes(calls);
  registerReportRoutes(calls);
  registerOrderRoutes(calls);
  registerOrderActionRoutes(calls, orderHooks);
  registerComplimentaryTicketRoutes(calls);
  registerQuotaRoutes(calls);
  registerPriceRoutes(calls);
  registerExportRoutes(calls);
  registerLiveRoutes(calls);
  registerRoomChatRoutes(calls);
  registerRecordingRoutes(calls);
  registerWorkshopRoutes(calls);
  registerAnnouncementRoutes(calls);
  registerMessageRoutes(calls);
  registerFooterRoutes(calls);
  registerStaffRoutes(calls, deskOrigin);
  registerAuditLogRoutes(calls);
  registerLaunchChecklistRoutes(calls, launch);
  calls.assertAllRoutesServed();
};
