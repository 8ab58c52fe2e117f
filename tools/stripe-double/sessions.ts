import type { Stripe } from 'stripe';
import { toStoredMetadata } from './metadata.ts';
import { createId, getUnixTime } from './ids.ts';
import { type Outcome, refuseRequest, refuseMissing } from './outcome.ts';
import { getCurrency, refuseAmount, refuseSession } from './session-rules.ts';
import { methodNames } from './switches.ts';
import { calculateTax } from './tax-rates.ts';
import type { Checkout, Delivery, StripeStore } from './store.ts';

type Params = Stripe.Checkout.SessionCreateParams;

export function createSession(store: StripeStore, body: Params): Outcome<Stripe.Checkout.Session> {
  const refused = refuseSession(store, body);
  if (refused) return refused;

  const currency = getCurrency(body.line_items);
  const lineItems = (body.line_items ?? []).map((line) => buildLineItem(store, line, currency));
  const total = sumAmounts(lineItems.map(({ amount_total }) => amount_total));
  const tooSmall = refuseAmount(total, currency);
  if (tooSmall) return tooSmall;

  const id = createId('cs_test');
  const created = getUnixTime();
  const methods = body.allowed_payment_method_types ?? null;
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: body.allow_promotion_codes ?? null,
    allowed_payment_method_types: methods,
    amount_subtotal: sumAmounts(lineItems.map(({ amount_subtotal }) => amount_subtotal)),
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: body.billing_address_collection ?? null,
    cancel_url: body.cancel_url ?? null,
    client_reference_id: body.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: body.customer_creation ?? 'if_required',
    customer_details: body.customer_email
      ? buildCustomerDetails({ email: body.customer_email })
      : null,
    customer_email: body.customer_email ?? null,
    discounts: [],
    expires_at: body.expires_at ?? created + 24 * 60 * 60,
    integration_identifier: body.integration_identifier ?? null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: body.locale ?? null,
    managed_payments: null,
    metadata: toStoredMetadata(body.metadata),
    mode: 'payment',
    ...(body.name_collection && { name_collection: buildNameCollection(body.name_collection) }),
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: methods ?? listOfferedMethods(store, currency),
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: body.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: body.submit_type ?? null,
    subscription: null,
    success_url: body.success_url ?? null,
    tax_id_collection: {
      enabled: body.tax_id_collection?.enabled ?? false,
      required: body.tax_id_collection?.required ?? 'never',
    },
    total_details: {
      amount_discount: 0,
      amount_shipping: 0,
      amount_tax: sumAmounts(lineItems.map(({ amount_tax }) => amount_tax)),
    },
    ui_mode: 'hosted_page',
    url: `${store.origin}/pay/${id}`,
    wallet_options: null,
  };
  store.checkouts.set(id, {
    session,
    lineItems,
    paymentMetadata: toStoredMetadata(body.payment_intent_data?.metadata),
    paymentDescription: body.payment_intent_data?.description ?? null,
    expiry: setTimeout(
      () => expireSession(store, id),
      session.expires_at * 1000 - Date.now(),
    ).unref(),
  });
  return { ok: true, value: session };
}

export function findCheckout(store: StripeStore, id: string): Outcome<Checkout> {
  const checkout = store.checkouts.get(id);
  return checkout ? { ok: true, value: checkout } : refuseMissing('checkout.session', id);
}

export function expireSession(
  store: StripeStore,
  id: string,
  { withoutWebhook }: Delivery = {},
): Outcome<Stripe.Checkout.Session> {
  const found = findCheckout(store, id);
  if (!found.ok) return found;
  const { session, expiry } = found.value;
  if (session.status !== 'open') {
    return refuseRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  clearTimeout(expiry);
  session.status = 'expired';
  session.url = null;
  store.recordEvent('checkout.session.expired', session, { withoutWebhook });
  return { ok: true, value: session };
}

export function buildCustomerDetails({
  email,
  name = null,
  isNameAsked = false,
  companyName = null,
  address = null,
  taxIds = null,
}: {
  email: string | null;
  name?: string | null;
  isNameAsked?: boolean;
  companyName?: string | null;
  address?: Stripe.Address | null;
  taxIds?: Stripe.Checkout.Session.CustomerDetails.TaxId[] | null;
}): Stripe.Checkout.Session.CustomerDetails {
  return {
    address,
    business_name: companyName,
    email,
    individual_name: isNameAsked ? name : null,
    name: name ?? companyName,
    phone: null,
    tax_exempt: 'none',
    tax_ids: taxIds,
  };
}

function buildNameCollection({
  individual,
  business,
}: NonNullable<Params['name_collection']>): Stripe.Checkout.Session.NameCollection {
  return {
    ...(individual && { individual: { optional: false, ...individual } }),
    ...(business && { business: { optional: false, ...business } }),
  };
}

function listOfferedMethods({ switches }: StripeStore, currency: string): string[] {
  const methods = currency === 'pln' ? methodNames : (['card'] as const);
  return methods.filter((method) => !switches.inactiveMethods.includes(method));
}

function buildLineItem(
  store: StripeStore,
  line: Stripe.Checkout.SessionCreateParams.LineItem,
  currency: string,
): Stripe.LineItem {
  const quantity = line.quantity ?? 1;
  const subtotal = (line.price_data?.unit_amount ?? 0) * quantity;
  const taxes = (line.tax_rates ?? []).flatMap((id) => {
    const rate = store.taxRates.get(id);
    return rate ? [{ rate, amount: calculateTax(subtotal, rate) }] : [];
  });
  const added = sumAmounts(taxes.filter(({ rate }) => !rate.inclusive).map(({ amount }) => amount));
  return {
    id: createId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: sumAmounts(taxes.map(({ amount }) => amount)),
    amount_total: subtotal + added,
    currency,
    description: line.price_data?.product_data?.name ?? null,
    metadata: toStoredMetadata(line.metadata),
    price: null,
    quantity,
  };
}

function sumAmounts(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
