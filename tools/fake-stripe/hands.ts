import { Ajv } from 'ajv';
import { type Answer, answerJson } from './answer.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { type Outcome, refuse } from './outcome.ts';
import { type Buyer, completeSession, settleSession } from './payments.ts';
import { createRefund } from './refunds.ts';
import { expireSession } from './sessions.ts';
import { readSwitchChange } from './switches.ts';
import type { Checkout, World } from './world.ts';

interface Wish extends Buyer {
  amount?: number;
}

const isWish = new Ajv().compile<Wish>({
  type: 'object',
  properties: {
    method: { enum: ['card', 'blik', 'p24'] },
    email: { type: 'string' },
    companyName: { type: 'string' },
    taxId: { type: 'string' },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    withoutWebhook: { type: 'boolean' },
    amount: { type: 'integer' },
  },
  additionalProperties: false,
});

type Deed = (world: World, checkout: Checkout, wish: Wish) => Outcome<object>;

const deeds = new Map<string, Deed>(
  Object.entries<Deed>({
    pay: (world, checkout, wish) => completeSession(world, checkout, wish, 'here'),
    'pay-async': (world, checkout, wish) => completeSession(world, checkout, wish, 'on its way'),
    'async-succeed': (world, checkout, wish) => settleSession(world, checkout, 'succeeded', wish),
    'async-fail': (world, checkout, wish) => settleSession(world, checkout, 'failed', wish),
    expire: (world, { session }, wish) => expireSession(world, session.id, wish),
    refund: (world, { session }, wish) => {
      const intent = session.payment_intent;
      if (typeof intent !== 'string') return refuse('Nothing was paid', { status: 409 });
      const { amount } = wish;
      return createRefund(
        world,
        { payment_intent: intent, ...(amount !== undefined && { amount }) },
        wish,
      );
    },
    dispute: openDispute,
    'dispute-lost': (world, checkout, wish) => closeDispute(world, checkout, 'lost', wish),
    'dispute-won': (world, checkout, wish) => closeDispute(world, checkout, 'won', wish),
  }),
);

/** What a buyer, a bank or somebody at the dashboard does, for tests that skip the page. */
export function answerHand(world: World, method: string, path: string, body: string): Answer {
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
  const checkout = world.checkouts.get(id ?? '');
  if (!checkout) return answerJson({ error: 'no such session' }, 404);
  if (method === 'GET' && deed === undefined) return answerJson(checkout.session);
  const act = deed === undefined || method === 'GET' ? undefined : deeds.get(deed);
  if (!act) return answerJson({ error: `a session can ${[...deeds.keys()].join(', ')}` }, 404);
  if (!isWish(sent)) return answerJson({ error: isWish.errors }, 400);
  const outcome = act(world, checkout, sent);
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
