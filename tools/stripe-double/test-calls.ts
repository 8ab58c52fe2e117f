import { Ajv } from 'ajv';
import { type Answer, answerJson } from './answer.ts';
import { buyerFields, deeds, isDeed, isWish } from './deeds.ts';
import { type ForeignWish, makeForeignSession } from './foreign-session.ts';
import type { Outcome } from './outcome.ts';
import { answerEvents } from './resend.ts';
import { readSwitchChange } from './switches.ts';
import type { World } from './world.ts';

const isForeignWish = new Ajv().compile<ForeignWish>({
  type: 'object',
  properties: { ...buyerFields, reference: { type: ['string', 'null'] } },
  additionalProperties: false,
});

/** For tests that skip the payment page and the dashboard. */
export async function answerTestCall(
  world: World,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): Promise<Answer> {
  const [, room = '', id, deed] = path.split('/');
  const sent = readJson(body);
  if (sent === undefined) return answerJson({ error: 'this is no JSON' }, 400);

  switch (`${method} ${room}`) {
    case 'GET _switches':
      return answerJson(world.switches);
    case 'POST _switches': {
      const read = readSwitchChange(sent);
      if (!read.ok) return answerJson({ error: read.problem }, 400);
      Object.assign(world.switches, read.change);
      if (world.switches.webhookShuffle < 2) world.webhooks.release();
      return answerJson(world.switches);
    }
    case 'POST _reset':
      world.calmDown();
      return answerJson(world.switches);
    case 'GET _stats':
      return answerJson(stats(world));
    case 'GET _events':
    case 'POST _events':
      return answerEvents(world, { method, path, query }, sent);
    case 'GET _sessions':
    case 'POST _sessions':
      return answerSessions(world, method, { id, deed, sent });
    default:
      return answerJson({ error: 'no such address' }, 404);
  }
}

function answerSessions(
  world: World,
  method: string,
  { id, deed, sent }: { id: string | undefined; deed: string | undefined; sent: unknown },
): Answer {
  if (method === 'GET' && id === undefined) {
    return answerJson([...world.checkouts.values()].map(({ session }) => session).toReversed());
  }
  if (method === 'POST' && id === 'foreign' && deed === undefined) {
    if (!isForeignWish(sent)) return answerJson({ error: isForeignWish.errors }, 400);
    return answerDeed(makeForeignSession(world, sent));
  }
  const checkout = world.checkouts.get(id ?? '');
  if (!checkout) return answerJson({ error: 'no such session' }, 404);
  if (method === 'GET' && deed === undefined) return answerJson(checkout.session);
  if (method === 'GET' || !isDeed(deed)) {
    return answerJson({ error: `a session can ${Object.keys(deeds).join(', ')}` }, 404);
  }
  if (!isWish(sent)) return answerJson({ error: isWish.errors }, 400);
  return answerDeed(deeds[deed](world, checkout, sent));
}

function answerDeed(outcome: Outcome<object>): Answer {
  if (outcome.ok) return answerJson(outcome.value);
  const { status, error } = outcome.refusal;
  return answerJson({ error: error.message }, status);
}

function stats({ requests, checkouts, webhooks }: World) {
  const sessions: Record<string, number> = { open: 0, complete: 0, expired: 0 };
  for (const { session } of checkouts.values()) {
    const status = session.status ?? 'open';
    sessions[status] = (sessions[status] ?? 0) + 1;
  }
  return { requests, sessions, webhooks: webhooks.counts };
}

function readJson(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
