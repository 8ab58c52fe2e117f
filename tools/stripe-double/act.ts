import type { Stripe } from 'stripe';
import type { DeedName, DoneBy, Wish } from './deeds.ts';
import type { ForeignWish } from './foreign-session.ts';
import type { Sent } from './resend.ts';

/** Lets a buyer, a bank or the dashboard do something to a session of a running fake Stripe. */
export async function act<Name extends DeedName>(
  origin: string,
  sessionId: string,
  deed: Name,
  wish: Wish = {},
): Promise<DoneBy<Name>> {
  return (await post(`${origin}/_sessions/${sessionId}/${deed}`, wish)) as DoneBy<Name>;
}

/** A paid session that no order belongs to. */
export async function makeForeign(
  origin: string,
  wish: ForeignWish = {},
): Promise<Stripe.Checkout.Session> {
  return (await post(`${origin}/_sessions/foreign`, wish)) as Stripe.Checkout.Session;
}

/** What has happened, newest first, whether the shop was told or not. */
export async function eventsAt(origin: string, limit?: number): Promise<Stripe.Event[]> {
  const response = await fetch(`${origin}/_events${limit ? `?limit=${limit}` : ''}`);
  return (await response.json()) as Stripe.Event[];
}

/** Sends these events again in this order, each when the shop has answered the one before. */
export async function sendEvents(origin: string, ids: string[]): Promise<Sent[]> {
  return (await post(`${origin}/_events/send`, { ids })) as Sent[];
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  if (response.ok) return await response.json();
  throw new Error(`${new URL(address).pathname}: ${response.status} ${await response.text()}`);
}
