// The default export: the generator reads the SDK's CommonJS types, which have no named one.
import type Stripe from 'stripe';

/** What each call may send; the schemas that refuse everything else are generated from this. */
export interface RequestBodies {
  createSession: Stripe.Checkout.SessionCreateParams;
  retrieveSession: Stripe.Checkout.SessionRetrieveParams;
  expireSession: Stripe.Checkout.SessionExpireParams;
  createRefund: Stripe.RefundCreateParams;
  retrieveRefund: Stripe.RefundRetrieveParams;
  createTaxRate: Stripe.TaxRateCreateParams;
  listTaxRates: Stripe.TaxRateListParams;
  retrievePaymentIntent: Stripe.PaymentIntentRetrieveParams;
  listEvents: Stripe.EventListParams;
}
