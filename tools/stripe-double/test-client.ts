import type { Stripe } from 'stripe';
import type { ActionName, ActionResult, ActionOptions } from './session-actions.ts';
import type { ExternalSessionOptions } from './external-session.ts';
import type { DeliveryResult } from './events.routes.ts';

export async function performAction<Name extends ActionName>(
  origin: string,
  sessionId: string,
  action: Name,
  options: ActionOptions = {},
): Promise<ActionResult<Name>> {
  return (await postJson(
    `${origin}/_sessions/${sessionId}/${action}`,
    options,
  )) as ActionResult<Name>;
}

export async function createExternalSession(
  origin: string,
  options: ExternalSessionOptions = {},
): Promise<Stripe.Checkout.Session> {
  return (await postJson(`${origin}/_sessions/external`, options)) as Stripe.Checkout.Session;
}

export async function fetchEvents(origin: string, limit?: number): Promise<Stripe.Event[]> {
  const response = await fetch(`${origin}/_events${limit ? `?limit=${limit}` : ''}`);
  return (await response.json()) as Stripe.Event[];
}

/** Sends events again in this order, each after the response to the previous one. */
export async function sendEvents(origin: string, ids: string[]): Promise<DeliveryResult[]> {
  return (await postJson(`${origin}/_events/send`, { ids })) as DeliveryResult[];
}

async function postJson(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  if (response.ok) return await response.json();
  throw new Error(`${new URL(address).pathname}: ${response.status} ${await response.text()}`);
}
