import { showAccount, webhookEndpoints } from './account.ts';
import type { CheckRequest } from './check-request.ts';
import { expand } from './expand.ts';
import { listPage } from './list-page.ts';
import {
  listDisputes,
  listEvents,
  listPaymentIntents,
  listRefunds,
  listSessions,
} from './lists.ts';
import { type Outcome, refuseMissing } from './outcome.ts';
import type { readForm } from './read-form.ts';
import { updateMetadata } from './payment-intent.ts';
import { createRefund } from './refunds.ts';
import type { RequestBodies } from './request-bodies.ts';
import type { RouteName } from './route-names.ts';
import { createSession, expireSession, findCheckout } from './sessions.ts';
import { createTaxRate, taxRatesNewestFirst } from './tax-rates.ts';
import type { World } from './world.ts';

type Run = (id: string, sent: ReturnType<typeof readForm>) => Outcome<object>;

/** What each request does, once the SDK's types find nothing wrong with it. */
export function createRoutes(world: World, check: CheckRequest): Record<RouteName, Run> {
  function call<Name extends keyof RequestBodies>(
    name: Name,
    run: (body: RequestBodies[Name], id: string) => Outcome<object>,
  ): Run {
    return (id, sent) => {
      const checked = check(name, sent);
      if (!checked.ok) return checked;
      const outcome = run(checked.value, id);
      const paths = 'expand' in checked.value ? checked.value.expand : undefined;
      return outcome.ok ? expand(world, outcome.value, paths) : outcome;
    };
  }

  return {
    'POST /v1/checkout/sessions': call('createSession', (body) => createSession(world, body)),
    'GET /v1/checkout/sessions': call('listSessions', (query) => listSessions(world, query)),
    'GET /v1/checkout/sessions/:id': call('retrieveSession', (_, id) => {
      const found = findCheckout(world, id);
      return found.ok ? { ok: true, value: found.value.session } : found;
    }),
    'POST /v1/checkout/sessions/:id/expire': call('expireSession', (_, id) =>
      expireSession(world, id),
    ),
    'GET /v1/payment_intents': call('listPaymentIntents', (query) =>
      listPaymentIntents(world, query),
    ),
    'GET /v1/payment_intents/:id': call('retrievePaymentIntent', (_, id) =>
      show('payment_intent', world.paymentIntents.get(id), id),
    ),
    'POST /v1/payment_intents/:id': call('updatePaymentIntent', (body, id) =>
      updateMetadata(world, id, body),
    ),
    'POST /v1/refunds': call('createRefund', (body) => createRefund(world, body)),
    'GET /v1/refunds': call('listRefunds', (query) => listRefunds(world, query)),
    'GET /v1/refunds/:id': call('retrieveRefund', (_, id) =>
      show('refund', world.refunds.get(id), id),
    ),
    'GET /v1/disputes': call('listDisputes', (query) => listDisputes(world, query)),
    'POST /v1/tax_rates': call('createTaxRate', (body) => createTaxRate(world, body)),
    'GET /v1/tax_rates': call('listTaxRates', (query) =>
      listPage(taxRatesNewestFirst(world, query), query, '/v1/tax_rates'),
    ),
    'GET /v1/events': call('listEvents', (query) => listEvents(world, query)),
    'GET /v1/account': call('retrieveAccount', () => ({ ok: true, value: showAccount(world) })),
    'GET /v1/webhook_endpoints': call('listWebhookEndpoints', (query) =>
      listPage(webhookEndpoints(world), query, '/v1/webhook_endpoints'),
    ),
  };
}

function show(kind: string, object: object | undefined, id: string): Outcome<object> {
  return object ? { ok: true, value: object } : refuseMissing(kind, id);
}
