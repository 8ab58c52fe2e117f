import { beforeEach, expect, test } from 'vitest';
import { organiser } from '@kongres/content/facts/organiser';
import { editionEnd } from '@kongres/content/facts/phases';
import { createCollectingSender } from '../../../test/collecting-sender.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { createTestShop, resetShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { deliverOrderEmail } from './deliver-order-email.ts';
import { queueOrderEmail, queueFormerAddressEmail } from './order-email.queries.ts';

const { pool, queue, edition, config } = await createTestShop();

beforeEach(() => resetShop(pool));

async function deliverQueuedEmails(clock: EditionClock = edition) {
  const { sender, sent } = createCollectingSender();
  const { rows } = await pool.query<{ id: string }>(
    'select id from order_email order by queued_at',
  );
  for (const { id: emailId } of rows) {
    await deliverOrderEmail(
      { pool, queue, sender, edition: clock, config },
      { emailId, requestId: 'r' },
    );
  }
  return sent;
}

test('the email about a changed address goes to the former address only, which is then erased', async () => {
  const { id, name } = await insertSoldTicket(pool, { email: 'new@example.com' });
  await inTransaction(pool, (tx) =>
    queueFormerAddressEmail(tx, queue, {
      orderId: id,
      kind: 'address_changed',
      recipient: 'old@example.com',
      language: 'de',
      requestId: 'r',
    }),
  );
  const sent = await deliverQueuedEmails();
  expect(sent.map(({ to }) => to)).toEqual(['old@example.com']);
  expect(sent[0]?.text).toContain(name);
  // In the language of the former address, not of the order.
  expect(sent[0]?.subject).toContain('neue Adresse');
  expect(JSON.stringify(sent[0])).not.toContain('new@example.com');
  const { rows } = await pool.query(
    'select kind, recipient from order_email where sent_at is not null',
  );
  expect(rows).toEqual([{ kind: 'address_changed', recipient: null }]);
  expect(await deliverQueuedEmails()).toEqual([]);
});

test('does not send the ticket of an order that was refunded in the meantime', async () => {
  const { id: orderId } = await insertSoldTicket(pool, { state: 'refunded' });
  await inTransaction(pool, (tx) =>
    queueOrderEmail(tx, queue, { orderId, kind: 'ticket', requestId: 'r' }),
  );
  expect(await deliverQueuedEmails()).toEqual([]);
  await inTransaction(pool, (tx) =>
    queueOrderEmail(tx, queue, { orderId, kind: 'refunded', requestId: 'r' }),
  );
  expect(await deliverQueuedEmails()).toHaveLength(1);
});

test('composes an email for the phase at the time of sending', async () => {
  const send = async (moment: Date) => {
    const { id: orderId } = await insertSoldTicket(pool, { state: 'refunded' });
    await inTransaction(pool, (tx) =>
      queueOrderEmail(tx, queue, { orderId, kind: 'refunded', requestId: 'r' }),
    );
    const [email] = await deliverQueuedEmails({ ...edition, now: () => moment });
    return email?.text ?? '';
  };
  expect(await send(new Date(editionEnd.getTime() - 1000))).toContain('kup-bilet');
  const after = await send(editionEnd);
  expect(after).toContain(organiser.email);
  expect(after).not.toContain('kup-bilet');
});

test('sends one email to each former address of an order', async () => {
  const { id } = await insertSoldTicket(pool, { email: 'third@example.com' });
  for (const recipient of ['first@example.com', 'second@example.com']) {
    await inTransaction(pool, (tx) =>
      queueFormerAddressEmail(tx, queue, {
        orderId: id,
        kind: 'address_changed',
        recipient,
        language: 'pl',
        requestId: 'r',
      }),
    );
  }
  const sent = await deliverQueuedEmails();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['first@example.com', 'second@example.com']);
});
