import { beforeEach, expect, test } from 'vitest';
import { editionEnd } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { congressSchedulePath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { scheduleResponse, type SyncScheduleRequest } from '@kongres/contract/schedule';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import { transferTicket } from '../../sales/transfers/transfer-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { erasePerson } from '../../admin/privacy/erase-person.ts';
import { enforceRetention } from '../../admin/privacy/enforce-retention.ts';

const shop = await startTestApi();
const { pool, queue, config, orderHooks, edition, origin } = shop;
const context = { pool, queue, config, orderHooks, edition, now: () => new Date() };

beforeEach(() => resetShop(pool));

async function postSchedule(
  token: string,
  body: Partial<SyncScheduleRequest> | Record<string, unknown>,
) {
  return await fetch(origin + congressSchedulePath, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ add: [], remove: [], done: [], ...body }),
  });
}

async function updateTestSchedule(token: string, body: Partial<SyncScheduleRequest>) {
  return scheduleResponse.parse(await (await postSchedule(token, body)).json());
}

async function readProblemCode(token: string, body: Record<string, unknown> = {}) {
  return problem.parse(await (await postSchedule(token, body)).json()).code;
}

test('merges stars of several devices in order and without duplicates', async () => {
  const { token } = await issueTestTicket(context);
  expect(await updateTestSchedule(token, {})).toEqual({ stars: [], done: [] });
  await updateTestSchedule(token, { add: ['opening', 'gala'], done: ['calendar'] });
  expect(await updateTestSchedule(token, { add: ['gala', 'panel'], remove: ['opening'] })).toEqual({
    stars: ['gala', 'panel'],
    done: ['calendar'],
  });
  const many = Array.from({ length: 30 }, (_, n) => `session-${n}`);
  await Promise.all(many.map((star) => updateTestSchedule(token, { add: [star] })));
  expect((await updateTestSchedule(token, { done: ['picture', 'calendar'] })).stars).toHaveLength(
    32,
  );
});

test('limits the number of stars and rejects invalid requests', async () => {
  const { token } = await issueTestTicket(context);
  const ids = (from: number) => Array.from({ length: 500 }, (_, n) => `s-${from + n}`);
  await updateTestSchedule(token, { add: ids(0) });
  expect((await updateTestSchedule(token, { add: ids(500) })).stars).toHaveLength(500);
  expect(await readProblemCode(token, { add: [...ids(0), 'one-more'] })).toBe('invalid_request');
  expect(await readProblemCode(token, { add: ['<b>'] })).toBe('invalid_request');
  expect(await readProblemCode(token, { done: ['everything'] })).toBe('invalid_request');
});

test('rejects revoked tickets and invalid tokens', async () => {
  const order = await issueTestTicket(context);
  await revokeTicket(context, order.id, 'r');
  expect(await readProblemCode(order.token)).toBe('ticket_ended');
  expect(await readProblemCode('nobody')).toBe('not_found');
});

test('deletes the schedule after a transfer and when a person is erased', async () => {
  const transferred = await issueTestTicket(context);
  const erased = await issueTestTicket(context, { email: 'ewa@example.com' });
  for (const { token } of [transferred, erased])
    await updateTestSchedule(token, { add: ['opening'] });
  await transferTicket(context, transferred.id, {
    email: 'other@example.com',
    language: 'pl',
    requestId: 'r',
    link: null,
  });
  expect(await countRows(pool, 'attendee_schedule')).toBe(1);
  await erasePerson(pool, 'ewa@example.com');
  expect(await countRows(pool, 'attendee_schedule')).toBe(0);
});

test('deletes schedules after the retention period and not before', async () => {
  const { token } = await issueTestTicket(context);
  await updateTestSchedule(token, { add: ['opening'] });
  const after = (days: number) => {
    const moment = new Date(editionEnd.getTime() + days * 86_400_000);
    return enforceRetention({ ...context, edition: { now: () => moment } })[
      'attendee-schedule-retention'
    ]();
  };
  expect(await after(policies.planDays - 3)).toBe('0 schedules and bookings deleted');
  expect(await after(policies.planDays - 1)).toBe('1 schedules and bookings deleted');
});
