// Default import: the generator reads the SDK's CommonJS types.
import type Stripe from 'stripe';

export interface RequestBodies {
  createSession: Stripe.Checkout.SessionCreateParams;
  listSessions: Stripe.Checkout.SessionListParams;
  retrieveSession: Stripe.Checkout.SessionRetrieveParams;
  expireSession: Stripe.Checkout.SessionExpireParams;
  createRefund: Stripe.RefundCreateParams;
  listRefunds: Stripe.RefundListParams;
  retrieveRefund: Stripe.RefundRetrieveParams;
  listDisputes: Stripe.DisputeListParams;
  createTaxRate: Stripe.TaxRateCreateParams;
  listTaxRates: Stripe.TaxRateListParams;
  listPaymentIntents: Stripe.PaymentIntentListParams;
  retrievePaymentIntent: Stripe.PaymentIntentRetrieveParams;
  updatePaymentIntent: Stripe.PaymentIntentUpdateParams;
  listEvents: Stripe.EventListParams;
  retrieveAccount: Stripe.AccountRetrieveCurrentParams;
  listWebhookEndpoints: Stripe.WebhookEndpointListParams;
}
