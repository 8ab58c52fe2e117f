/** Routes of this server, as named in `_stats` and in the switch `calls`. */
export const routeNames = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'GET /v1/checkout/sessions/:id',
  'POST /v1/checkout/sessions/:id/expire',
  'GET /v1/payment_intents',
  'GET /v1/payment_intents/:id',
  'POST /v1/payment_intents/:id',
  'POST /v1/refunds',
  'GET /v1/refunds',
  'GET /v1/refunds/:id',
  'GET /v1/disputes',
  'POST /v1/tax_rates',
  'GET /v1/tax_rates',
  'GET /v1/events',
  'GET /v1/account',
  'GET /v1/webhook_endpoints',
] as const;

export type RouteName = (typeof routeNames)[number];

export interface RouteMatch {
  name: RouteName;
  id: string;
}

export function findRoute(method: string, path: string): RouteMatch | null {
  const parts = `${method} ${path}`.split('/');
  for (const name of routeNames) {
    const wanted = name.split('/');
    const fits = wanted.every((part, index) => part === ':id' || part === parts[index]);
    if (wanted.length === parts.length && fits) {
      return { name, id: parts[wanted.indexOf(':id')] ?? '' };
    }
  }
  return null;
}
