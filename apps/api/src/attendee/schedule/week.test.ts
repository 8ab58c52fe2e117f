import { beforeEach, expect, test } from 'vitest';
import { editionEnds } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { congressWeekPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { weekAnswer, type WeekRequest } from '@kongres/contract/week';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { passOnTicket } from '../../sales/transfers/pass-on-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { forgetPerson } from '../../admin/privacy/forget-person.ts';
import { keepPromises } from '../../admin/privacy/keep-promises.ts';

const shop = await startTestApi();
const { pool, queue, config, orderHooks, edition, origin } = shop;
const context = { pool, queue, config, orderHooks, edition, now: () => new Date() };

beforeEach(() => emptyShop(pool));

async function post(token: string, body: Partial<WeekRequest> | Record<string, unknown>) {
  return await fetch(origin + congressWeekPath, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ add: [], remove: [], done: [], ...body }),
  });
}

async function change(token: string, body: Partial<WeekRequest>) {
  return weekAnswer.parse(await (await post(token, body)).json());
}

async function refusal(token: string, body: Record<string, unknown> = {}) {
  return problem.parse(await (await post(token, body)).json()).code;
}

test('stars of two devices come together in the order they were given, each once', async () => {
  const { token } = await issuedTicket(context);
  expect(await change(token, {})).toEqual({ stars: [], done: [] });
  await change(token, { add: ['opening', 'gala'], done: ['calendar'] });
  expect(await change(token, { add: ['gala', 'panel'], remove: ['opening'] })).toEqual({
    stars: ['gala', 'panel'],
    done: ['calendar'],
  });
  const many = Array.from({ length: 30 }, (_, n) => `session-${n}`);
  await Promise.all(many.map((star) => change(token, { add: [star] })));
  expect((await change(token, { done: ['picture', 'calendar'] })).stars).toHaveLength(32);
});

test('a week has an end, however much is sent', async () => {
  const { token } = await issuedTicket(context);
  const ids = (from: number) => Array.from({ length: 500 }, (_, n) => `s-${from + n}`);
  await change(token, { add: ids(0) });
  expect((await change(token, { add: ids(500) })).stars).toHaveLength(500);
  expect(await refusal(token, { add: [...ids(0), 'one-more'] })).toBe('invalid_request');
  expect(await refusal(token, { add: ['<b>'] })).toBe('invalid_request');
  expect(await refusal(token, { done: ['everything'] })).toBe('invalid_request');
});

test('a ticket that has ended keeps no week, nor does a stranger', async () => {
  const order = await issuedTicket(context);
  await revokeTicket(context, order.id, 'r');
  expect(await refusal(order.token)).toBe('ticket_ended');
  expect(await refusal('nobody')).toBe('not_found');
});

test('the week stays with the person: gone with another hand, and when somebody is forgotten', async () => {
  const given = await issuedTicket(context);
  const forgotten = await issuedTicket(context, { email: 'ewa@example.com' });
  for (const { token } of [given, forgotten]) await change(token, { add: ['opening'] });
  await passOnTicket(context, given.id, {
    email: 'other@example.com',
    language: 'pl',
    requestId: 'r',
    link: null,
  });
  expect(await countOf(pool, 'ticket_week')).toBe(1);
  await forgetPerson(pool, 'ewa@example.com');
  expect(await countOf(pool, 'ticket_week')).toBe(0);
});

test('weeks are deleted when the policy says, and not before', async () => {
  const { token } = await issuedTicket(context);
  await change(token, { add: ['opening'] });
  const after = (days: number) => {
    const moment = new Date(editionEnds.getTime() + days * 86_400_000);
    return keepPromises({ ...context, edition: { now: () => moment } })['plan-retention']();
  };
  expect(await after(policies.planDays - 3)).toBe('0 plans deleted');
  expect(await after(policies.planDays - 1)).toBe('1 plans deleted');
});
