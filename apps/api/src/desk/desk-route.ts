import cookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { keptNowhere } from '../http/kept-nowhere.ts';
import { serveDoor } from './door-calls.ts';
import { serveFooter } from './footer-calls.ts';
import { serveJournal } from './journal-calls.ts';
import { serveMessages } from './message-calls.ts';
import { serveOrders } from './order-calls.ts';
import { serveOverview } from './overview-calls.ts';
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
  serveMessages(calls);
  serveFooter(calls);
  servePeople(calls, deskOrigin);
  serveJournal(calls);
  calls.checkComplete();
};
