import type { RouteName } from './route-names.ts';

export async function countStripeRequests(origin: string, name: RouteName): Promise<number> {
  const response = await fetch(`${origin}/_stats`);
  const { requests } = (await response.json()) as { requests: Record<string, number> };
  return requests[name] ?? 0;
}

export function countSessionRequests(origin: string): Promise<number> {
  return countStripeRequests(origin, 'POST /v1/checkout/sessions');
}
