import { beforeEach, expect, test } from 'vitest';
import { benefitsResponse } from '@kongres/contract/benefits';
import { congressBenefitsPath } from '@kongres/contract/paths';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { createOrganiserCli } from '../../../test/organiser-cli.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { resetShop, createTestEnvironment } from '../../../test/test-shop.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';

const shop = await startTestApi();
const { pool, owner, queue, config, edition, origin, databaseUrl } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };
const organise = createOrganiserCli(createTestEnvironment(databaseUrl));

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate benefit');
});

async function requestBenefits(token: string) {
  return await fetch(origin + congressBenefitsPath, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

async function readBenefitsOfTicket(ticket: 'standard' | 'premium' | 'vip') {
  const { token } = await issueTestTicket(context, { ticket });
  return benefitsResponse.parse(await (await requestBenefits(token)).json()).benefits;
}

test('lists only the benefits of the ticket', async () => {
  expect(await readBenefitsOfTicket('standard')).toEqual([]);
  expect((await readBenefitsOfTicket('premium')).map(({ id }) => id)).toEqual([
    'qa-session',
    'e-learning',
  ]);
  expect((await readBenefitsOfTicket('vip')).map(({ id }) => id)).toEqual([
    'qa-session',
    'e-learning',
    'mentoring',
    'community',
  ]);
});

test('the organiser sets and clears address and time of a benefit, with an audit log entry each', async () => {
  const link = 'https://meet.example.com/qa';
  const set = ['benefit', 'set', 'qa-session'];
  expect((await organise([...set, '--link', link, '--starts', '2026-02-18 18:30'])).code).toBe(0);
  expect(await readBenefitsOfTicket('premium')).toContainEqual({
    id: 'qa-session',
    address: link,
    starts: '2026-02-18T17:30:00.000Z',
  });
  await organise(set);
  expect(await readBenefitsOfTicket('premium')).toContainEqual({
    id: 'qa-session',
    address: null,
    starts: null,
  });
  const { rows } = await pool.query<{ details: object }>(
    "select details from audit_log where action = 'benefit_set' order by id",
  );
  expect(rows).toMatchObject([{ details: { address: link } }, { details: { address: null } }]);
});

test.each([
  ['an unknown benefit', ['lunch', '--link', 'https://example.com/']],
  ['an invalid address', ['community', '--link', 'javascript:alert(1)']],
  ['an invalid date', ['community', '--starts', '2026-02-31 10:00']],
])('rejects %s', async (_, args) => {
  expect((await organise(['benefit', 'set', ...args])).code).not.toBe(0);
  expect((await organise(['benefit', 'show'])).out).not.toMatch(/https|javascript|2026/);
});

test('rejects revoked tickets and invalid tokens', async () => {
  const order = await issueTestTicket(context, { ticket: 'vip' });
  await revokeTicket(context, order.id, 'r');
  expect((await requestBenefits(order.token)).status).toBe(409);
  expect((await requestBenefits('nobody')).status).toBe(404);
});
