import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { buildIssueRequest } from '../../../test/orders/issue-test-ticket.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { createTestShop, resetShop, setQuota, readQuota } from '../../../test/test-shop.ts';
import { settleOrderInTransaction } from '../settlement/settle-order.ts';
import { issueTicket } from './issue-ticket.ts';
import { transferTicket } from '../transfers/transfer-ticket.ts';
import { revokeTicket } from './revoke-ticket.ts';

const { pool, queue, edition, config, orderHooks } = await createTestShop();
const context = { pool, queue, edition, config, orderHooks, now: () => new Date() };

beforeEach(() => resetShop(pool));

const issueVipTicket = () =>
  issueTicket(
    context,
    buildIssueRequest({ ticket: 'vip', email: 'guest@example.com' }),
    randomUUID(),
  );

test('concurrent issuing and revoking does not deadlock and keeps the sold counter correct', async () => {
  await setQuota(pool, 'vip', { limit: 3 });
  await issueVipTicket();
  for (let round = 0; round < 15; round += 1) {
    const { rows: paid } = await pool.query<{ id: string }>(
      "select id from orders where state = 'paid'",
    );
    const orderId = paid[0]?.id ?? '';
    const [again] = await Promise.all([
      issueVipTicket(),
      revokeTicket(context, orderId, randomUUID()),
      issueVipTicket(),
      revokeTicket(context, orderId, randomUUID()),
    ]);
    if (!again.ok) await issueVipTicket();
    const { rows } = await pool.query<{ valid: number }>(
      "select count(*)::int as valid from orders where state = 'paid' and counts_towards_quota",
    );
    expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: rows[0]?.valid });
  }
});

test('a refund of a transferred ticket emails its holder without amounts', async () => {
  const { id } = await insertSoldTicket(pool, { email: 'buyer@example.com' });
  const to = { email: 'friend@example.com', language: 'de' as const, link: 0, requestId: 'r' };
  expect(await transferTicket(context, id, to)).toMatchObject({ ok: true });
  const money = {
    receivedMinor: 15_184,
    refundedMinor: 15_184,
    pendingRefundMinor: 0,
    lostDisputeMinor: 0,
    openDisputeMinor: 0,
    failedRefunds: [],
    disputes: [],
  };
  await settleOrderInTransaction(
    context,
    id,
    { kind: 'balance_changed', balance: money },
    randomUUID(),
  );
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from order_email where recipient is null and kind <> 'ticket'",
  );
  expect(rows).toEqual([{ kind: 'revoked' }]);
});
