import { beforeEach, expect, test } from 'vitest';
import { organiser } from '@kongres/content/facts/organiser';
import { editionEnds } from '@kongres/content/facts/phases';
import { collectingSender } from '../../../test/collecting-sender.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { createTestShop, emptyShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueMail, queueToFormer } from './mail-queries.ts';

const { pool, queue, edition, config } = await createTestShop();

beforeEach(() => emptyShop(pool));

/** Delivers every mail that is owed; whom to, and what. */
async function deliverAll(clock: EditionClock = edition) {
  const { sender, sent } = collectingSender();
  const { rows } = await pool.query<{ id: string }>('select id from mail order by queued_at');
  for (const { id: mailId } of rows) {
    await deliverMail({ pool, queue, sender, edition: clock, config }, { mailId, requestId: 'r' });
  }
  return sent;
}

test('the word about a moved order goes to the old address alone, which is then forgotten', async () => {
  const { id, name } = await insertSold(pool, { email: 'new@example.com' });
  await inTransaction(pool, (tx) =>
    queueToFormer(tx, queue, {
      orderId: id,
      kind: 'address_changed',
      recipient: 'old@example.com',
      language: 'de',
      requestId: 'r',
    }),
  );
  const sent = await deliverAll();
  expect(sent.map(({ to }) => to)).toEqual(['old@example.com']);
  expect(sent[0]?.text).toContain(name);
  // In the language that was spoken there, whatever the order's is by now.
  expect(sent[0]?.subject).toContain('neue Adresse');
  expect(JSON.stringify(sent[0])).not.toContain('new@example.com');
  const { rows } = await pool.query('select kind, recipient from mail where sent_at is not null');
  expect(rows).toEqual([{ kind: 'address_changed', recipient: null }]);
  expect(await deliverAll()).toEqual([]);
});

test('a ticket that ended while its mail waited is not sent', async () => {
  const { id: orderId } = await insertSold(pool, { state: 'refunded' });
  await inTransaction(pool, (tx) =>
    queueMail(tx, queue, { orderId, kind: 'ticket', requestId: 'r' }),
  );
  expect(await deliverAll()).toEqual([]);
  await inTransaction(pool, (tx) =>
    queueMail(tx, queue, { orderId, kind: 'refunded', requestId: 'r' }),
  );
  expect(await deliverAll()).toHaveLength(1);
});

test('a mail is written as the phase of the edition has it when it leaves', async () => {
  const send = async (moment: Date) => {
    const { id: orderId } = await insertSold(pool, { state: 'refunded' });
    await inTransaction(pool, (tx) =>
      queueMail(tx, queue, { orderId, kind: 'refunded', requestId: 'r' }),
    );
    const [mail] = await deliverAll({ ...edition, now: () => moment });
    return mail?.text ?? '';
  };
  expect(await send(new Date(editionEnds.getTime() - 1000))).toContain('kup-bilet');
  const after = await send(editionEnds);
  expect(after).toContain(organiser.email);
  expect(after).not.toContain('kup-bilet');
});

test('an order that is moved twice says so twice, each time to the one it leaves', async () => {
  const { id } = await insertSold(pool, { email: 'third@example.com' });
  for (const recipient of ['first@example.com', 'second@example.com']) {
    await inTransaction(pool, (tx) =>
      queueToFormer(tx, queue, {
        orderId: id,
        kind: 'address_changed',
        recipient,
        language: 'pl',
        requestId: 'r',
      }),
    );
  }
  const sent = await deliverAll();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['first@example.com', 'second@example.com']);
});
