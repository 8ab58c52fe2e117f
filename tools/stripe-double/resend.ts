import { Ajv } from 'ajv';
import { type Answer, answerJson } from './answer.ts';
import type { World } from './world.ts';

const isOrder = new Ajv().compile<{ ids: string[] }>({
  type: 'object',
  properties: { ids: { type: 'array', items: { type: 'string' }, minItems: 1 } },
  required: ['ids'],
  additionalProperties: false,
});

/** How the shop answered; null when it did not. */
export interface Sent {
  id: string;
  status: number | null;
}

/** The record of events, and the dashboard's button that sends one of them again. */
export async function answerEvents(
  world: World,
  { method, path, query }: { method: string; path: string; query: string },
  sent: unknown,
): Promise<Answer> {
  const [, , first, second, ...more] = path.split('/');
  if (method === 'GET' && first === undefined) {
    const limit = new URLSearchParams(query).get('limit');
    return answerJson(limit ? world.events.slice(0, Number(limit)) : world.events);
  }
  if (method === 'POST' && first === 'send' && second === undefined) {
    if (!isOrder(sent)) return answerJson({ error: isOrder.errors }, 400);
    return sendAgain(world, sent.ids);
  }
  if (method === 'POST' && first && second === 'send' && more.length === 0) {
    return sendAgain(world, [first]);
  }
  return answerJson({ error: 'no such address' }, 404);
}

/** One after the other: the next leaves when the shop has answered. */
async function sendAgain(world: World, ids: string[]): Promise<Answer> {
  const events = ids.flatMap((id) => world.events.find((event) => event.id === id) ?? []);
  if (events.length < ids.length) return answerJson({ error: 'no such event' }, 404);
  const done: Sent[] = [];
  for (const event of events) {
    done.push({ id: event.id, status: await world.webhooks.sendOnce(event) });
  }
  return answerJson(done);
}
