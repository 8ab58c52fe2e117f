import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { setDatabaseClock } from '../../../test/database-clock.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { createTestShop, readQuota } from '../../../test/test-shop.ts';
import { erasePerson } from './erase-person.ts';
import { enforceRetention } from './enforce-retention.ts';

const { pool, owner } = await createTestShop();

test('deletes complimentary tickets too and adjusts the quota only for those that counted', async () => {
  const createdAt = new Date('2026-05-05T10:00:00Z');
  const [beside, revoked, sold] = [
    await insertSoldTicket(pool, { createdAt }),
    await insertSoldTicket(pool, { createdAt }),
    await insertSoldTicket(pool, { createdAt: new Date('2027-05-05T10:00:00Z') }),
  ];
  await owner.query(
    `update orders set origin = 'press', counts_towards_quota = false, payment_id = null, state = case
        when id = $1 then 'paid' else 'revoked' end where id in ($1, $2)`,
    [beside.id, revoked.id],
  );
  await pool.query("update ticket_quota set sold = 1 where ticket = 'standard'");
  const end = new Date(`${2027 + policies.accountingYears}-06-01T00:00:00Z`);
  await setDatabaseClock(owner, end);
  const round = enforceRetention({ pool, now: () => end, edition: { now: () => end } })[
    'settled-order-retention'
  ];
  expect(await round()).toContain('2 orders deleted');
  const { rows } = await pool.query('select id from orders');
  expect(rows).toEqual([{ id: sold.id }]);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('erases name and room seat of a complimentary ticket holder', async () => {
  const { id } = await insertSoldTicket(pool, {
    email: 'guest@example.com',
    buyerName: 'Ada Beispiel',
  });
  await pool.query(
    "update orders set origin = 'press', payment_id = null, net_minor = 0, vat_minor = 0 where id = $1",
    [id],
  );
  await pool.query(
    `insert into room_seat (order_id, device, room, claimed_at, renewed_at)
      values ($1, '', 'a', now(), now())`,
    [id],
  );
  expect(await erasePerson(pool, 'guest@example.com')).toEqual({ ok: true });
  const { rows } = await pool.query(
    `select buyer_name as name, email like '%@invalid' as "isErased",
        exists (select from room_seat where order_id = $1) as "isInside" from orders where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ name: null, isErased: true, isInside: false }]);
});
