import cookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { keptNowhere } from '../http/kept-nowhere.ts';
import { serveDoor } from './door-calls.ts';
import { serveJournal } from './journal-calls.ts';
import { serveIssuing } from './sale/issue-calls.ts';
import { serveOrders } from './sale/order-calls.ts';
import { serveOrderDeeds } from './sale/order-deed-calls.ts';
import { serveOverview } from './sale/overview-calls.ts';
import { serveStock } from './sale/stock-calls.ts';
import { serveLibrary } from './live/library-calls.ts';
import { serveLive } from './live/live-calls.ts';
import { serveLiveTalk } from './live/live-talk-calls.ts';
import { serveWorkshops } from './live/workshop-calls.ts';
import { serveOwn } from './own-calls.ts';
import { servePeople } from './people-calls.ts';
import { serveCalls, type DeskContext } from './serve-calls.ts';

/** The organiser's desk; nginx lets nobody near it but by its own host name. */
export const deskRoute: FastifyPluginAsync<{ context: DeskContext }> = async (app, { context }) => {
  const { deskOrigin } = context.config;
  await app.register(cookie);
  keptNowhere(app);
  const calls = serveCalls(app, context);
  serveDoor(calls, deskOrigin);
  serveOwn(calls, deskOrigin);
  serveOverview(calls);
  serveOrders(calls);
  serveOrderDeeds(calls);
  serveIssuing(calls);
  serveStock(calls);
  serveLive(calls);
  serveLiveTalk(calls);
  serveLibrary(calls);
  serveWorkshops(calls);
  servePeople(calls, deskOrigin);
  serveJournal(calls);
  calls.checkComplete();
};
