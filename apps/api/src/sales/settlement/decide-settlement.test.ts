import { expect, test } from 'vitest';
import { moneyOutcome, paidOutcome } from '../../../test/orders/outcomes.ts';
import { states, type Order } from '../orders/order.ts';
import type { Outcome } from '../orders/outcome.ts';
import { decideSettlement } from './decide-settlement.ts';

const now = new Date('2026-01-05T12:00:00Z');

const paid: Outcome = { ...paidOutcome, paymentId: 'pi_1' };

const outcomes: Record<string, Outcome> = {
  processing: { kind: 'processing' },
  ended: { kind: 'ended' },
  'never asked': { kind: 'never_asked' },
  accepted: { kind: 'accepted' },
  paid,
  'paid with another amount': { ...paid, amountMinor: 1 },
  kept: moneyOutcome(),
  returning: moneyOutcome({ returningMinor: 15_184 }),
  returned: moneyOutcome({ refundedMinor: 15_184 }),
  disputed: moneyOutcome({ disputedMinor: 15_184, disputes: [{ id: 'dp_1', stage: 'lost' }] }),
};

function orderIn(state: Order['state']): Order {
  return { id: 'order', state, grossMinor: 15_184, currency: 'PLN', ticket: 'standard' } as Order;
}

test.each(Object.keys(outcomes))('an order that gets %s twice changes once', (name) => {
  const outcome = outcomes[name] ?? paid;
  for (const state of states) {
    const first = decideSettlement(orderIn(state), outcome, now);
    for (const settlement of [first, first.ifSoldOut ?? first]) {
      const settled = { ...orderIn(state), ...settlement.order } as Order;
      const { quota, ticket, email, refund, order } = decideSettlement(settled, outcome, now);
      expect({ state, quota, ticket, email, refund }).toEqual({ state });
      expect({ ...settled, ...order }.state).toBe(settled.state);
    }
  }
});

test('a late payment takes a free place or, with none left, is sent back', () => {
  const settlement = decideSettlement(orderIn('expired'), paid, now);
  expect(settlement).toMatchObject({ clearsAttempt: true, quota: 'sell', ticket: 'issue' });
  expect(settlement.order).toMatchObject({ state: 'paid', paymentId: 'pi_1', paidAt: now });
  expect(settlement.ifSoldOut).toMatchObject({
    clearsAttempt: true,
    order: { state: 'needs_refund', paymentId: 'pi_1' },
    refund: true,
    email: 'paid_too_late',
    incidents: [{ kind: 'late_payment', subject: 'order' }],
  });
});

test('a second payment of another id changes nothing and opens an incident', () => {
  const order = { ...orderIn('paid'), paymentId: 'pi_0' };
  expect(decideSettlement(order, paid, now)).toEqual({
    incidents: [{ kind: 'second_payment', subject: 'pi_1' }],
  });
});

test('a refund of a ticket that was passed on tells its holder nothing of the money', () => {
  const outcome = outcomes['returned'] ?? paid;
  expect(decideSettlement(orderIn('paid'), outcome, now).email).toBe('refunded');
  const passedOn = { ...orderIn('paid'), passedOnAt: now };
  expect(decideSettlement(passedOn, outcome, now).email).toBe('revoked');
});
