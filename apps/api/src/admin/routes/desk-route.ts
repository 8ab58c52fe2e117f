import cookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { keptNowhere } from '../../platform/http/caching.ts';
import type { OrderHooks } from '../../sales/transfers/order-hooks.ts';
import type { LaunchSettings } from '../launch-checklist/launch-settings.ts';
import { serveDoor } from './settings/door-calls.ts';
import { serveJournal } from './settings/journal-calls.ts';
import { serveLaunch } from './settings/launch-calls.ts';
import { serveLibrary } from './live/library-calls.ts';
import { serveLive } from './live/live-calls.ts';
import { serveLiveTalk } from './live/live-talk-calls.ts';
import { serveWorkshops } from './live/workshop-calls.ts';
import { serveOwn } from './settings/own-calls.ts';
import { servePeople } from './settings/people-calls.ts';
import { serveExports } from './sales/export-calls.ts';
import { serveIssuing } from './sales/issue-calls.ts';
import { serveOrders } from './sales/order-calls.ts';
import { serveOrderDeeds } from './sales/order-deed-calls.ts';
import { serveOverview } from './sales/overview-calls.ts';
import { servePrices } from './sales/price-calls.ts';
import { serveReport } from './sales/report-calls.ts';
import { serveStock } from './sales/stock-calls.ts';
import { serveCalls, type DeskContext } from '../http/serve-calls.ts';
import { serveAnnouncements } from './comms/announcement-calls.ts';
import { serveFooter } from './content/footer-calls.ts';
import { serveMessages } from './comms/message-calls.ts';

interface Desk {
  context: DeskContext;
  launch: LaunchSettings;
  orderHooks: OrderHooks;
}

/** The organisers' desk. nginx serves it on its own host name only. */
export const deskRoute: FastifyPluginAsync<Desk> = async (app, { context, launch, orderHooks }) => {
  const { deskOrigin } = context.config;
  await app.register(cookie);
  keptNowhere(app);
  const calls = serveCalls(app, context);
  serveDoor(calls, deskOrigin);
  serveOwn(calls, deskOrigin);
  serveOverview(calls);
  serveReport(calls);
  serveOrders(calls);
  serveOrderDeeds(calls, orderHooks);
  serveIssuing(calls);
  serveStock(calls);
  servePrices(calls);
  serveExports(calls);
  serveLive(calls);
  serveLiveTalk(calls);
  serveLibrary(calls);
  serveWorkshops(calls);
  serveAnnouncements(calls);
  serveMessages(calls);
  serveFooter(calls);
  servePeople(calls, deskOrigin);
  serveJournal(calls);
  serveLaunch(calls, launch);
  calls.checkComplete();
};
