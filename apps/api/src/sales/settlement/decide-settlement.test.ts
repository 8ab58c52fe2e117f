import { expect, test } from 'vitest';
import { buildBalanceOutcome, paidOutcome } from '../../../test/orders/outcomes.ts';
import { states, type Order } from '../orders/order.ts';
import type { PaymentOutcome } from '../orders/payment-outcome.ts';
import { decideSettlement, type Settlement } from './decide-settlement.ts';

const now = new Date('2026-01-05T12:00:00Z');

const paid: PaymentOutcome = { ...paidOutcome, paymentId: 'pi_1' };

const outcomes: Record<string, PaymentOutcome> = {
  processing: { kind: 'processing' },
  'checkout expired': { kind: 'checkout_expired' },
  'checkout never opened': { kind: 'checkout_never_opened' },
  'mismatch accepted': { kind: 'mismatch_accepted' },
  paid,
  'paid with another amount': { ...paid, amountMinor: 1 },
  'balance unchanged': buildBalanceOutcome(),
  'refund pending': buildBalanceOutcome({ pendingRefundMinor: 15_184 }),
  refunded: buildBalanceOutcome({ refundedMinor: 15_184 }),
  'dispute lost': buildBalanceOutcome({
    lostDisputeMinor: 15_184,
    disputes: [{ id: 'dp_1', status: 'lost' }],
  }),
};

function buildOrder(state: Order['state']): Order {
  return { id: 'order', state, grossMinor: 15_184, currency: 'PLN', ticket: 'standard' } as Order;
}

test.each(Object.keys(outcomes))('changes an order once for the repeated outcome: %s', (name) => {
  const outcome = outcomes[name] ?? paid;
  for (const state of states) {
    const first = decideSettlement(buildOrder(state), outcome, now);
    for (const settlement of [first, first.ifSoldOut ?? first]) {
      const settled = { ...buildOrder(state), ...settlement.order } as Order;
      const { quota, ticket, email, refund, order } = decideSettlement(settled, outcome, now);
      expect({ state, quota, ticket, email, refund }).toEqual({ state });
      expect({ ...settled, ...order }.state).toBe(settled.state);
    }
  }
});

test('sells from the quota for a late payment, or refunds it when sold out', () => {
  const settlement = decideSettlement(buildOrder('expired'), paid, now);
  expect(settlement).toMatchObject({
    clearsIdempotencyKey: true,
    quota: 'sell',
    ticket: 'issue',
  } satisfies Settlement);
  expect(settlement.order).toMatchObject({ state: 'paid', paymentId: 'pi_1', paidAt: now });
  expect(settlement.ifSoldOut).toMatchObject({
    clearsIdempotencyKey: true,
    order: { state: 'needs_refund', paymentId: 'pi_1' },
    refund: true,
    email: 'paid_too_late',
    incidents: [{ kind: 'late_payment', subject: 'order' }],
  } satisfies Settlement);
});

test('opens an incident for a second payment and changes nothing', () => {
  const order = { ...buildOrder('paid'), paymentId: 'pi_0' };
  expect(decideSettlement(order, paid, now)).toEqual({
    incidents: [{ kind: 'second_payment', subject: 'pi_1' }],
  });
});

test('tells the holder of a transferred ticket nothing about the refund', () => {
  const outcome = outcomes['refunded'] ?? paid;
  expect(decideSettlement(buildOrder('paid'), outcome, now).email).toBe('refunded');
  const transferred: Order = { ...buildOrder('paid'), transferredAt: now };
  expect(decideSettlement(transferred, outcome, now).email).toBe('revoked');
});
