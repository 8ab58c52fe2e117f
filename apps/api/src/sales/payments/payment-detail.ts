import type { Stripe } from 'stripe';

/** What the books want to know of a payment, as far as it is known by now. */
export interface PaymentDetail {
  /** Stripe's own word: card, blik, p24. */
  method: string | null;
  /** Null until Stripe has booked the money, which takes a bank its time. */
  fee: { minor: number; currency: string } | null;
}

/** Of a payment that was read with its charge and what was booked of it. */
export function detailOf({ latest_charge: charge }: Stripe.PaymentIntent): PaymentDetail {
  if (typeof charge !== 'object' || charge === null) return { method: null, fee: null };
  const booked = charge.balance_transaction;
  return {
    method: charge.payment_method_details?.type ?? null,
    fee:
      typeof booked === 'object' && booked !== null
        ? { minor: booked.fee, currency: booked.currency.toUpperCase() }
        : null,
  };
}
