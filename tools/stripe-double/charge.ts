import type { Stripe } from 'stripe';
import { createId, getUnixTime } from './ids.ts';
import type { StripeStore } from './store.ts';

export function createCharge(
  intent: Stripe.PaymentIntent,
  details: Stripe.Checkout.Session.CustomerDetails | null,
): Stripe.Charge {
  return {
    id: createId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: details?.address ?? null,
      email: details?.email ?? null,
      name: details?.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: true,
    created: getUnixTime(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: { type: intent.payment_method_types[0] ?? 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

export function bookCharge(store: StripeStore, charge: Stripe.Charge): void {
  const fee = Math.round(charge.amount * 0.015) + 100;
  const booked: Stripe.BalanceTransaction = {
    id: createId('txn'),
    object: 'balance_transaction',
    amount: charge.amount,
    available_on: getUnixTime(),
    balance_type: 'payments',
    created: getUnixTime(),
    currency: charge.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency: charge.currency,
        description: 'Stripe processing fees',
        type: 'stripe_fee',
      },
    ],
    net: charge.amount - fee,
    reporting_category: 'charge',
    source: charge.id,
    status: 'pending',
    type: 'charge',
  };
  store.balanceTransactions.set(booked.id, booked);
  charge.balance_transaction = booked.id;
}
