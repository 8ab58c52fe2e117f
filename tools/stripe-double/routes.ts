import { showAccount, buildWebhookEndpoints } from './account.ts';
import type { CheckRequest } from './check-request.ts';
import { expandObject } from './expand.ts';
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
import { createTaxRate, listTaxRates } from './tax-rates.ts';
import type { StripeStore } from './store.ts';

type Run = (id: string, sent: ReturnType<typeof readForm>) => Outcome<object>;

export function createRoutes(store: StripeStore, check: CheckRequest): Record<RouteName, Run> {
  function call<Name extends keyof RequestBodies>(
    name: Name,
    run: (body: RequestBodies[Name], id: string) => Outcome<object>,
  ): Run {
    return (id, sent) => {
      const checked = check(name, sent);
      if (!checked.ok) return checked;
      const outcome = run(checked.value, id);
      const paths = 'expand' in checked.value ? checked.value.expand : undefined;
      return outcome.ok ? expandObject(store, outcome.value, paths) : outcome;
    };
  }

  return {
    'POST /v1/checkout/sessions': call('createSession', (body) => createSession(store, body)),
    'GET /v1/checkout/sessions': call('listSessions', (query) => listSessions(store, query)),
    'GET /v1/checkout/sessions/:id': call('retrieveSession', (_, id) => {
      const found = findCheckout(store, id);
      return found.ok ? { ok: true, value: found.value.session } : found;
    }),
    'POST /v1/checkout/sessions/:id/expire': call('expireSession', (_, id) =>
      expireSession(store, id),
    ),
    'GET /v1/payment_intents': call('listPaymentIntents', (query) =>
      listPaymentIntents(store, query),
    ),
    'GET /v1/payment_intents/:id': call('retrievePaymentIntent', (_, id) =>
      showObject('payment_intent', store.paymentIntents.get(id), id),
    ),
    'POST /v1/payment_intents/:id': call('updatePaymentIntent', (body, id) =>
      updateMetadata(store, id, body),
    ),
    'POST /v1/refunds': call('createRefund', (body) => createRefund(store, body)),
    'GET /v1/refunds': call('listRefunds', (query) => listRefunds(store, query)),
    'GET /v1/refunds/:id': call('retrieveRefund', (_, id) =>
      showObject('refund', store.refunds.get(id), id),
    ),
    'GET /v1/disputes': call('listDisputes', (query) => listDisputes(store, query)),
    'POST /v1/tax_rates': call('createTaxRate', (body) => createTaxRate(store, body)),
    'GET /v1/tax_rates': call('listTaxRates', (query) =>
      listPage(listTaxRates(store, query), query, '/v1/tax_rates'),
    ),
    'GET /v1/events': call('listEvents', (query) => listEvents(store, query)),
    'GET /v1/account': call('retrieveAccount', () => ({ ok: true, value: showAccount(store) })),
    'GET /v1/webhook_endpoints': call('listWebhookEndpoints', (query) =>
      listPage(buildWebhookEndpoints(store), query, '/v1/webhook_endpoints'),
    ),
  };
}

function showObject(kind: string, object: object | undefined, id: string): Outcome<object> {
  return object ? { ok: true, value: object } : refuseMissing(kind, id);
}
