import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, answerJson, answerRefusal } from './answer.ts';
import type { CheckRequest } from './check-request.ts';
import { expand } from './expand.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { listPage } from './list-page.ts';
import { newId } from './new-id.ts';
import { type Outcome, refuse, refuseMissing, type Refused } from './outcome.ts';
import { RateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import { createRefund } from './refunds.ts';
import type { RequestBodies } from './request-bodies.ts';
import { createSession, expireSession, findCheckout } from './sessions.ts';
import { createTaxRate, taxRatesNewestFirst } from './tax-rates.ts';
import type { World } from './world.ts';

interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

interface Route {
  method: 'GET' | 'POST';
  path: string;
  run: (id: string, sent: ReturnType<typeof readForm>) => Outcome<object>;
}

/** The part the SDK talks to. Answers null when it is to stay silent for ever. */
export function createApi(world: World, check: CheckRequest) {
  const keys = new IdempotencyKeys();
  const rateLimit = new RateLimit();
  const routes = createRoutes(world, check);

  return async function answerApi(request: ApiRequest): Promise<Answer | null> {
    const match = findRoute(routes, request);
    const name = match ? `${match.route.method} ${match.route.path}` : 'unknown';
    world.requests[name] = (world.requests[name] ?? 0) + 1;
    const answer = await decide(request, match);
    return (
      answer && {
        ...answer,
        headers: {
          ...answer.headers,
          'request-id': newId('req'),
          ...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
        },
      }
    );
  };

  async function decide(request: ApiRequest, match: Match | null): Promise<Answer | null> {
    const unauthorized = refuseKey(request.authorization);
    if (unauthorized) return answerRefusal(unauthorized);
    if (!rateLimit.allows(world.switches.requestsPerSecond)) {
      return answerRefusal(
        refuse('Request rate limit exceeded.', { status: 429, code: 'rate_limit' }),
      );
    }
    if (world.switches.outage === 'hang') return null;

    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    if (!key) return work(request, match);
    const decided = keys.begin(key, fingerprint(request));
    if (decided && world.switches.outage === 'none') return decided;
    const answer = await work(request, match);
    if (!decided) keys.settle(key, answer);
    return answer;
  }

  async function work(request: ApiRequest, match: Match | null): Promise<Answer> {
    const { delayMs, outage } = world.switches;
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
    if (outage === 'error') return brokenDown;
    if (!match) {
      return answerRefusal(
        refuse(`Unrecognized request URL (${request.method}: ${request.path}).`, { status: 404 }),
      );
    }
    const sent = readForm(request.method === 'GET' ? request.query : request.body);
    const outcome = match.route.run(match.id, sent);
    return outcome.ok ? answerJson(outcome.value) : answerRefusal(outcome);
  }
}

/** Told not to retry, because the stored failure would only be replayed. */
const brokenDown: Answer = (() => {
  const answer = answerRefusal(
    refuse('Sorry! There was an error while talking to one of our backends.', {
      status: 500,
      type: 'api_error',
    }),
  );
  return { ...answer, headers: { ...answer.headers, 'stripe-should-retry': 'false' } };
})();

function refuseKey(authorization: string | undefined): Refused | null {
  const key = /^Bearer (.*)$/.exec(authorization ?? '')?.[1];
  if (key?.startsWith('sk_test_')) return null;
  return refuse(key ? 'Invalid API Key provided' : 'You did not provide an API key.', {
    status: 401,
  });
}

function fingerprint({ method, path, body }: ApiRequest): string {
  const params = new URLSearchParams(body);
  params.sort();
  return `${method} ${path} ${params.toString()}`;
}

interface Match {
  route: Route;
  id: string;
}

function findRoute(routes: Route[], { method, path }: ApiRequest): Match | null {
  const parts = path.split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    const fits = wanted.every((part, index) => part === ':id' || part === parts[index]);
    if (route.method === method && wanted.length === parts.length && fits) {
      return { route, id: parts[wanted.indexOf(':id')] ?? '' };
    }
  }
  return null;
}

function createRoutes(world: World, check: CheckRequest): Route[] {
  function call<Name extends keyof RequestBodies>(
    name: Name,
    run: (body: RequestBodies[Name], id: string) => Outcome<object>,
  ): Route['run'] {
    return (id, sent) => {
      const checked = check(name, sent);
      return checked.ok ? run(checked.value, id) : checked;
    };
  }

  function show(kind: string, object: object | undefined, id: string, paths?: string[]) {
    return object ? expand(world, object, paths) : refuseMissing(kind, id);
  }

  return [
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      run: call('createSession', (body) => {
        const created = createSession(world, body);
        return created.ok ? expand(world, created.value, body.expand) : created;
      }),
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      run: call('retrieveSession', (query, id) => {
        const found = findCheckout(world, id);
        return found.ok ? expand(world, found.value.session, query.expand) : found;
      }),
    },
    {
      method: 'POST',
      path: '/v1/checkout/sessions/:id/expire',
      run: call('expireSession', (body, id) => {
        const expired = expireSession(world, id);
        return expired.ok ? expand(world, expired.value, body.expand) : expired;
      }),
    },
    {
      method: 'POST',
      path: '/v1/refunds',
      run: call('createRefund', (body) => {
        const created = createRefund(world, body);
        return created.ok ? expand(world, created.value, body.expand) : created;
      }),
    },
    {
      method: 'GET',
      path: '/v1/refunds/:id',
      run: call('retrieveRefund', (query, id) =>
        show('refund', world.refunds.get(id), id, query.expand),
      ),
    },
    {
      method: 'POST',
      path: '/v1/tax_rates',
      run: call('createTaxRate', (body) => createTaxRate(world, body)),
    },
    {
      method: 'GET',
      path: '/v1/tax_rates',
      run: call('listTaxRates', (query) =>
        listPage(taxRatesNewestFirst(world, query), query, '/v1/tax_rates'),
      ),
    },
    {
      method: 'GET',
      path: '/v1/payment_intents/:id',
      run: call('retrievePaymentIntent', (query, id) =>
        show('payment_intent', world.paymentIntents.get(id), id, query.expand),
      ),
    },
    {
      method: 'GET',
      path: '/v1/events',
      run: call('listEvents', (query) => {
        const types = query.types ?? (query.type ? [query.type] : null);
        const wanted = world.events.filter(
          ({ type, created }) =>
            (!types || types.includes(type)) && isWithin(created, query.created),
        );
        return listPage(wanted, query, '/v1/events');
      }),
    },
  ];
}

function isWithin(time: number, range: RequestBodies['listEvents']['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}
