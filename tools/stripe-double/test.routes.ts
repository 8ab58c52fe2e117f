import { Ajv } from 'ajv';
import { type Answer, answerJson } from './answer.ts';
import { buyerFields, sessionActions, isActionName, isActionOptions } from './session-actions.ts';
import { type ExternalSessionOptions, addExternalSession } from './external-session.ts';
import type { Outcome } from './outcome.ts';
import { answerEvents } from './events.routes.ts';
import { readSwitchChange } from './switches.ts';
import type { StripeStore } from './store.ts';

const isExternalSessionOptions = new Ajv().compile<ExternalSessionOptions>({
  type: 'object',
  properties: { ...buyerFields, reference: { type: ['string', 'null'] } },
  additionalProperties: false,
});

export async function answerTestCall(
  store: StripeStore,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): Promise<Answer> {
  const [, section = '', id, action] = path.split('/');
  const sent = readJson(body);
  if (sent === undefined) return answerJson({ error: 'invalid JSON' }, 400);

  switch (`${method} ${section}`) {
    case 'GET _switches':
      return answerJson(store.switches);
    case 'POST _switches': {
      const read = readSwitchChange(sent);
      if (!read.ok) return answerJson({ error: read.problem }, 400);
      Object.assign(store.switches, read.change);
      if (store.switches.webhookShuffle < 2) store.webhooks.release();
      return answerJson(store.switches);
    }
    case 'POST _reset':
      store.resetSwitches();
      return answerJson(store.switches);
    case 'GET _stats':
      return answerJson(buildStats(store));
    case 'GET _events':
    case 'POST _events':
      return answerEvents(store, { method, path, query }, sent);
    case 'GET _sessions':
    case 'POST _sessions':
      return answerSessions(store, method, { id, action, sent });
    default:
      return answerJson({ error: 'no such address' }, 404);
  }
}

function answerSessions(
  store: StripeStore,
  method: string,
  { id, action, sent }: { id: string | undefined; action: string | undefined; sent: unknown },
): Answer {
  if (method === 'GET' && id === undefined) {
    return answerJson([...store.checkouts.values()].map(({ session }) => session).toReversed());
  }
  if (method === 'POST' && id === 'external' && action === undefined) {
    if (!isExternalSessionOptions(sent))
      return answerJson({ error: isExternalSessionOptions.errors }, 400);
    return answerOutcome(addExternalSession(store, sent));
  }
  const checkout = store.checkouts.get(id ?? '');
  if (!checkout) return answerJson({ error: 'no such session' }, 404);
  if (method === 'GET' && action === undefined) return answerJson(checkout.session);
  if (method === 'GET' || !isActionName(action)) {
    return answerJson({ error: `actions: ${Object.keys(sessionActions).join(', ')}` }, 404);
  }
  if (!isActionOptions(sent)) return answerJson({ error: isActionOptions.errors }, 400);
  return answerOutcome(sessionActions[action](store, checkout, sent));
}

function answerOutcome(outcome: Outcome<object>): Answer {
  if (outcome.ok) return answerJson(outcome.value);
  const { status, error } = outcome.refusal;
  return answerJson({ error: error.message }, status);
}

function buildStats({ requests, checkouts, webhooks }: StripeStore) {
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
