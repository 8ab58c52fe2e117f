import { Ajv } from 'ajv';
import { type Answer, answerJson } from './answer.ts';
import type { StripeStore } from './store.ts';

const isResendRequest = new Ajv().compile<{ ids: string[] }>({
  type: 'object',
  properties: { ids: { type: 'array', items: { type: 'string' }, minItems: 1 } },
  required: ['ids'],
  additionalProperties: false,
});

export interface DeliveryResult {
  id: string;
  status: number | null;
}

export async function answerEvents(
  store: StripeStore,
  { method, path, query }: { method: string; path: string; query: string },
  sent: unknown,
): Promise<Answer> {
  const [, , first, second, ...more] = path.split('/');
  if (method === 'GET' && first === undefined) {
    const limit = new URLSearchParams(query).get('limit');
    return answerJson(limit ? store.events.slice(0, Number(limit)) : store.events);
  }
  if (method === 'POST' && first === 'send' && second === undefined) {
    if (!isResendRequest(sent)) return answerJson({ error: isResendRequest.errors }, 400);
    return resendEvents(store, sent.ids);
  }
  if (method === 'POST' && first && second === 'send' && more.length === 0) {
    return resendEvents(store, [first]);
  }
  return answerJson({ error: 'no such address' }, 404);
}

async function resendEvents(store: StripeStore, ids: string[]): Promise<Answer> {
  const events = ids.flatMap((id) => store.events.find((event) => event.id === id) ?? []);
  if (events.length < ids.length) return answerJson({ error: 'no such event' }, 404);
  const done: DeliveryResult[] = [];
  for (const event of events) {
    done.push({ id: event.id, status: await store.webhooks.sendOnce(event) });
  }
  return answerJson(done);
}
