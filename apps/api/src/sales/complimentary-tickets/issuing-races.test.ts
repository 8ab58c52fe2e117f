import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { issueRequest } from '../../../test/orders/issued-ticket.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { createTestShop, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';
import { settleAlone } from '../settlement/settle-order.ts';
import { issueTicket } from './issue-ticket.ts';
import { passOnTicket } from '../transfers/pass-on-ticket.ts';
import { revokeTicket } from './revoke-ticket.ts';

const { pool, queue, edition, config, orderHooks } = await createTestShop();
const context = { pool, queue, edition, config, orderHooks, now: () => new Date() };

beforeEach(() => emptyShop(pool));

const give = () =>
  issueTicket(context, issueRequest({ ticket: 'vip', email: 'guest@example.com' }), randomUUID());

test('the same ticket given and taken back by many at once: nobody waits for ever, the counter is right', async () => {
  await setStock(pool, 'vip', { capacity: 3 });
  await give();
  for (let round = 0; round < 15; round += 1) {
    const { rows: held } = await pool.query<{ id: string }>(
      "select id from orders where state = 'paid'",
    );
    const orderId = held[0]?.id ?? '';
    const [again] = await Promise.all([
      give(),
      revokeTicket(context, orderId, randomUUID()),
      give(),
      revokeTicket(context, orderId, randomUUID()),
    ]);
    if (!again.ok) await give();
    const { rows } = await pool.query<{ valid: number }>(
      "select count(*)::int as valid from orders where state = 'paid' and is_counted",
    );
    expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: rows[0]?.valid });
  }
});

test('a refund of a ticket that was passed on tells its holder of no money', async () => {
  const { id } = await insertSold(pool, { email: 'buyer@example.com' });
  const to = { email: 'friend@example.com', language: 'de' as const, link: 0, requestId: 'r' };
  expect(await passOnTicket(context, id, to)).toMatchObject({ ok: true });
  const money = {
    receivedMinor: 15_184,
    refundedMinor: 15_184,
    returningMinor: 0,
    disputedMinor: 0,
    frozenMinor: 0,
    failedRefunds: [],
    disputes: [],
  };
  await settleAlone(context, id, { kind: 'money', money }, randomUUID());
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from mail where recipient is null and kind <> 'ticket'",
  );
  expect(rows).toEqual([{ kind: 'revoked' }]);
});
