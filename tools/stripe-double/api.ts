import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, answerJson, answerRefusal } from './answer.ts';
import type { CheckRequest } from './check-request.ts';
import { newId } from './new-id.ts';
import { refuse, type Refused } from './outcome.ts';
import { RateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import { findRoute, type RouteMatch } from './route-names.ts';
import { createRoutes } from './routes.ts';
import type { Switches } from './switches.ts';
import type { World } from './world.ts';

interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

/** What a call keeps from the moment it began, however the switches turn meanwhile. */
type Trouble = Pick<Switches, 'delayMs' | 'outage'>;

/** The part the SDK talks to. Answers null when it is to stay silent for ever. */
export function createApi(world: World, check: CheckRequest) {
  const { keys } = world;
  const rateLimit = new RateLimit();
  const routes = createRoutes(world, check);

  return async function answerApi(request: ApiRequest): Promise<Answer | null> {
    const match = findRoute(request.method, request.path);
    const name = match?.name ?? 'unknown';
    world.requests[name] = (world.requests[name] ?? 0) + 1;
    const answer = await decide(request, match, troubleOf(match));
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

  function troubleOf(match: RouteMatch | null): Trouble {
    const { delayMs, outage, calls } = world.switches;
    return { delayMs, outage, ...(match && calls[match.name]) };
  }

  async function decide(
    request: ApiRequest,
    match: RouteMatch | null,
    trouble: Trouble,
  ): Promise<Answer | null> {
    const unauthorized = refuseKey(request.authorization);
    if (unauthorized) return answerRefusal(unauthorized);
    if (!rateLimit.allows(world.switches.requestsPerSecond)) {
      return answerRefusal(
        refuse('Request rate limit exceeded.', { status: 429, code: 'rate_limit' }),
      );
    }
    if (trouble.outage === 'hang') return null;

    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    if (!key) return work(request, match, trouble);
    const decided = keys.begin(key, fingerprint(request));
    if (decided && trouble.outage === 'none') return decided;
    const answer = await work(request, match, trouble);
    if (!decided) keys.settle(key, answer);
    return answer;
  }

  async function work(
    request: ApiRequest,
    match: RouteMatch | null,
    { delayMs, outage }: Trouble,
  ): Promise<Answer> {
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
    if (outage === 'error') return brokenDown;
    if (!match) {
      return answerRefusal(
        refuse(`Unrecognized request URL (${request.method}: ${request.path}).`, { status: 404 }),
      );
    }
    const sent = readForm(request.method === 'GET' ? request.query : request.body);
    const outcome = routes[match.name](match.id, sent);
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
