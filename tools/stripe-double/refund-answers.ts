import type { Stripe } from 'stripe';
import { newId } from './new-id.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Checkout, Delivery, World } from './world.ts';

/** The bank's late word on a session's refunds, the newest first. */
export function settleRefund(
  world: World,
  { session }: Checkout,
  answer: 'succeeded' | 'failed',
  delivery: Delivery,
): Outcome<Stripe.Refund> {
  const refunds = [...world.refunds.values()]
    .filter(({ payment_intent: id }) => id !== null && id === session.payment_intent)
    .toReversed();
  const waiting = refunds.find(
    ({ status }) => status === 'pending' || status === 'requires_action',
  );
  if (answer === 'succeeded') {
    if (!waiting) return refuse('No refund is on its way', { status: 409 });
    waiting.status = 'succeeded';
    forgetWaiting(waiting);
    tellOfChange(world, waiting, delivery);
    return { ok: true, value: waiting };
  }
  // A bank may send back even what it had taken.
  const failing = waiting ?? refunds.find(({ status }) => status === 'succeeded');
  if (!failing) return refuse('There is no refund that could fail', { status: 409 });
  failRefund(world, failing, delivery);
  return { ok: true, value: failing };
}

/** The money is back at the shop, and the charge says so. */
export function failRefund(world: World, refund: Stripe.Refund, delivery: Delivery): void {
  refund.status = 'failed';
  refund.failure_reason = 'declined';
  refund.failure_balance_transaction = newId('txn');
  forgetWaiting(refund);
  const charge = typeof refund.charge === 'string' && world.charges.get(refund.charge);
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  tellOfChange(world, refund, delivery);
  world.announce('refund.failed', refund, delivery);
}

function tellOfChange(world: World, refund: Stripe.Refund, delivery: Delivery): void {
  world.announce('refund.updated', refund, delivery);
  world.announce('charge.refund.updated', refund, delivery);
}

function forgetWaiting(refund: Stripe.Refund): void {
  delete refund.pending_reason;
  delete refund.next_action;
}
