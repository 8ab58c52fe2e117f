import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, answerJson, answerRefusal } from './answer.ts';
import type { CheckRequest } from './check-request.ts';
import { createId } from './ids.ts';
import { refuseRequest, type Refused } from './outcome.ts';
import { RateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import { findRoute, type RouteMatch } from './route-names.ts';
import { createRoutes } from './routes.ts';
import type { Switches } from './switches.ts';
import type { StripeStore } from './store.ts';

interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

/** Settings of a call, fixed when it begins. */
type Fault = Pick<Switches, 'delayMs' | 'outage'>;

export function createApi(store: StripeStore, check: CheckRequest) {
  const { keys } = store;
  const rateLimit = new RateLimit();
  const routes = createRoutes(store, check);

  return async function answerApi(request: ApiRequest): Promise<Answer | null> {
    const match = findRoute(request.method, request.path);
    const name = match?.name ?? 'unknown';
    store.requests[name] = (store.requests[name] ?? 0) + 1;
    const answer = await respond(request, match, getFault(match));
    return (
      answer && {
        ...answer,
        headers: {
          ...answer.headers,
          'request-id': createId('req'),
          ...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
        },
      }
    );
  };

  function getFault(match: RouteMatch | null): Fault {
    const { delayMs, outage, calls } = store.switches;
    return { delayMs, outage, ...(match && calls[match.name]) };
  }

  async function respond(
    request: ApiRequest,
    match: RouteMatch | null,
    trouble: Fault,
  ): Promise<Answer | null> {
    const unauthorized = refuseKey(request.authorization);
    if (unauthorized) return answerRefusal(unauthorized);
    if (!rateLimit.allows(store.switches.requestsPerSecond)) {
      return answerRefusal(
        refuseRequest('Request rate limit exceeded.', { status: 429, code: 'rate_limit' }),
      );
    }
    if (trouble.outage === 'hang') return null;

    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    if (!key) return handleRequest(request, match, trouble);
    const decided = keys.startRequest(key, buildFingerprint(request));
    if (decided && trouble.outage === 'none') return decided;
    const answer = await handleRequest(request, match, trouble);
    if (!decided) keys.storeAnswer(key, answer);
    return answer;
  }

  async function handleRequest(
    request: ApiRequest,
    match: RouteMatch | null,
    { delayMs, outage }: Fault,
  ): Promise<Answer> {
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
    if (outage === 'error') return serverErrorAnswer;
    if (!match) {
      return answerRefusal(
        refuseRequest(`Unrecognized request URL (${request.method}: ${request.path}).`, {
          status: 404,
        }),
      );
    }
    const sent = readForm(request.method === 'GET' ? request.query : request.body);
    const outcome = routes[match.name](match.id, sent);
    return outcome.ok ? answerJson(outcome.value) : answerRefusal(outcome);
  }
}

/** `stripe-should-retry: false`, because a retry would replay the stored failure. */
const serverErrorAnswer: Answer = (() => {
  const answer = answerRefusal(
    refuseRequest('Sorry! There was an error while talking to one of our backends.', {
      status: 500,
      type: 'api_error',
    }),
  );
  return { ...answer, headers: { ...answer.headers, 'stripe-should-retry': 'false' } };
})();

function refuseKey(authorization: string | undefined): Refused | null {
  const key = /^Bearer (.*)$/.exec(authorization ?? '')?.[1];
  if (key?.startsWith('sk_test_')) return null;
  return refuseRequest(key ? 'Invalid API Key provided' : 'You did not provide an API key.', {
    status: 401,
  });
}

function buildFingerprint({ method, path, body }: ApiRequest): string {
  const params = new URLSearchParams(body);
  params.sort();
  return `${method} ${path} ${params.toString()}`;
}
