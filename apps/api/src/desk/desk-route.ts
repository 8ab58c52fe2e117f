import cookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { keptNowhere } from '../http/kept-nowhere.ts';
import type { OrderHooks } from '../issuing/order-hooks.ts';
import type { LaunchSettings } from '../launch/launch-settings.ts';
import { serveDoor } from './door-calls.ts';
import { serveJournal } from './journal-calls.ts';
import { serveLaunch } from './launch-calls.ts';
import { serveLibrary } from './live/library-calls.ts';
import { serveLive } from './live/live-calls.ts';
import { serveLiveTalk } from './live/live-talk-calls.ts';
import { serveWorkshops } from './live/workshop-calls.ts';
import { serveOwn } from './own-calls.ts';
import { servePeople } from './people-calls.ts';
import { serveExports } from './sale/export-calls.ts';
import { serveIssuing } from './sale/issue-calls.ts';
import { serveOrders } from './sale/order-calls.ts';
import { serveOrderDeeds } from './sale/order-deed-calls.ts';
import { serveOverview } from './sale/overview-calls.ts';
import { servePrices } from './sale/price-calls.ts';
import { serveReport } from './sale/report-calls.ts';
import { serveStock } from './sale/stock-calls.ts';
import { serveCalls, type DeskContext } from './serve-calls.ts';
import { serveAnnouncements } from './words/announcement-calls.ts';
import { serveFooter } from './words/footer-calls.ts';
import { serveMessages } from './words/message-calls.ts';

interface Desk {
  context: DeskContext;
  launch: LaunchSettings;
  orderHooks: OrderHooks;
}

/** The organiser's desk; nginx lets nobody near it but by its own host name. */
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
