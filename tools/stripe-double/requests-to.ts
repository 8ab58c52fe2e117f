import type { RouteName } from './route-names.ts';

/** How often a running fake Stripe was sent this request, such as `GET /v1/checkout/sessions/:id`. */
export async function requestsTo(origin: string, name: RouteName): Promise<number> {
  const response = await fetch(`${origin}/_stats`);
  const { requests } = (await response.json()) as { requests: Record<string, number> };
  return requests[name] ?? 0;
}

/** How often it was asked for a payment page. */
export function sessionsAsked(origin: string): Promise<number> {
  return requestsTo(origin, 'POST /v1/checkout/sessions');
}
