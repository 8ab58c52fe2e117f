import type { Stripe } from 'stripe';
import { refuseMetadata, storedMetadata } from './metadata.ts';
import { newId, secondsNow } from './new-id.ts';
import { type Outcome, refuse, refuseMissing } from './outcome.ts';
import { chargeOf } from './payments.ts';
import type { World } from './world.ts';

export function createRefund(
  world: World,
  body: Stripe.RefundCreateParams,
  delivery: { withoutWebhook?: boolean | undefined } = {},
): Outcome<Stripe.Refund> {
  const intentId = body.payment_intent;
  if (!intentId) {
    return refuse('fake-stripe refunds by payment_intent only', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  }
  const refusedMetadata = refuseMetadata(body.metadata, 'metadata');
  if (refusedMetadata) return refusedMetadata;
  const intent = world.paymentIntents.get(intentId);
  if (!intent) return refuseMissing('payment_intent', intentId, 'payment_intent');
  const charge = chargeOf(world, intent);
  if (!charge) {
    return refuse(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  }
  // The flag on the charge stays for ever; only a dispute that was won frees the money again.
  if (charge.disputed && world.disputes.get(charge.id)?.status !== 'won') {
    return refuse(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = body.amount ?? left;
  if (left === 0) {
    return refuse(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount < 1) {
    return refuse('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount > left) {
    return refuse(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { code: 'charge_already_refunded', param: 'amount' },
    );
  }

  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: storedMetadata(body.metadata),
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: body.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.announce('charge.refunded', charge, delivery);
  return { ok: true, value: refund };
}
