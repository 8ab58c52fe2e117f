import { beforeEach, expect, test } from 'vitest';
import { benefitsAnswer } from '@kongres/contract/benefits';
import { congressBenefitsPath } from '@kongres/contract/paths';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { organiserOf } from '../../../test/run-organiser.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { emptyShop, testEnvironment } from '../../../test/test-shop.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';

const shop = await startTestApi();
const { pool, owner, queue, config, edition, origin, databaseUrl } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };
const organise = organiserOf(testEnvironment(databaseUrl));

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate benefit');
});

async function ask(token: string) {
  return await fetch(origin + congressBenefitsPath, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

async function benefitsOf(ticket: 'standard' | 'premium' | 'vip') {
  const { token } = await issuedTicket(context, { ticket });
  return benefitsAnswer.parse(await (await ask(token)).json()).benefits;
}

test('each ticket reads of what it has, and of nothing else', async () => {
  expect(await benefitsOf('standard')).toEqual([]);
  expect((await benefitsOf('premium')).map(({ id }) => id)).toEqual(['qa-session', 'e-learning']);
  expect((await benefitsOf('vip')).map(({ id }) => id)).toEqual([
    'qa-session',
    'e-learning',
    'mentoring',
    'community',
  ]);
});

test('the organiser says where and when, takes it back, and each is noted', async () => {
  const link = 'https://meet.example.com/qa';
  const set = ['benefit', 'set', 'qa-session'];
  expect((await organise([...set, '--link', link, '--starts', '2026-02-18 18:30'])).code).toBe(0);
  expect(await benefitsOf('premium')).toContainEqual({
    id: 'qa-session',
    address: link,
    starts: '2026-02-18T17:30:00.000Z',
  });
  await organise(set);
  expect(await benefitsOf('premium')).toContainEqual({
    id: 'qa-session',
    address: null,
    starts: null,
  });
  const { rows } = await pool.query<{ facts: object }>(
    "select facts from journal where deed = 'benefit_set' order by id",
  );
  expect(rows).toMatchObject([{ facts: { address: link } }, { facts: { address: null } }]);
});

test.each([
  ['what no ticket has', ['lunch', '--link', 'https://example.com/']],
  ['an address that is none', ['community', '--link', 'javascript:alert(1)']],
  ['a day that is none', ['community', '--starts', '2026-02-31 10:00']],
])('%s is refused', async (_, args) => {
  expect((await organise(['benefit', 'set', ...args])).code).not.toBe(0);
  expect((await organise(['benefit', 'show'])).out).not.toMatch(/https|javascript|2026/);
});

test('a ticket that has ended reads nothing', async () => {
  const order = await issuedTicket(context, { ticket: 'vip' });
  await revokeTicket(context, order.id, 'r');
  expect((await ask(order.token)).status).toBe(409);
  expect((await ask('nobody')).status).toBe(404);
});
