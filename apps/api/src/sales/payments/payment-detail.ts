import type { Stripe } from 'stripe';

export interface PaymentDetail {
  /** Stripe's name: card, blik, p24. */
  method: string | null;
  /** Null until Stripe has booked the payment, which can take days. */
  fee: { minor: number; currency: string } | null;
}

/** Expects `latest_charge.balance_transaction` to be expanded. */
export function toPaymentDetail({ latest_charge: charge }: Stripe.PaymentIntent): PaymentDetail {
  if (typeof charge !== 'object' || charge === null) return { method: null, fee: null };
  const transaction = charge.balance_transaction;
  return {
    method: charge.payment_method_details?.type ?? null,
    fee:
      typeof transaction === 'object' && transaction !== null
        ? { minor: transaction.fee, currency: transaction.currency.toUpperCase() }
        : null,
  };
}
