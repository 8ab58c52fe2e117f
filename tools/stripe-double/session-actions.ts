import { Ajv } from 'ajv';
import { addressFields } from './billing.ts';
import { closeDispute, closeInquiry, convertInquiryToDispute, openDispute } from './disputes.ts';
import { deleteSession } from './delete-session.ts';
import { type Outcome, refuseRequest } from './outcome.ts';
import {
  bookPayment,
  type Buyer,
  cancelPayment,
  completeSession,
  settleSession,
} from './payments.ts';
import { settleRefund } from './settle-refund.ts';
import { createRefund } from './refunds.ts';
import { expireSession } from './sessions.ts';
import { methodNames } from './switches.ts';
import type { Checkout, StripeStore } from './store.ts';

export interface ActionOptions extends Buyer {
  amount?: number;
  currency?: string;
  inquiry?: boolean;
}

export const buyerFields = {
  method: { enum: methodNames },
  email: { type: 'string' },
  companyName: { type: 'string' },
  taxId: { type: 'string' },
  name: { type: ['string', 'null'] },
  address: {
    type: ['object', 'null'],
    properties: Object.fromEntries(addressFields.map((field) => [field, { type: 'string' }])),
    additionalProperties: false,
  },
  country: { type: 'string', pattern: '^[A-Z]{2}$' },
  withoutWebhook: { type: 'boolean' },
  amount: { type: 'integer', minimum: 1 },
  currency: { type: 'string', pattern: '^[a-z]{3}$' },
};

export const isActionOptions = new Ajv().compile<ActionOptions>({
  type: 'object',
  properties: { ...buyerFields, inquiry: { type: 'boolean' } },
  additionalProperties: false,
});

type SessionAction = (
  store: StripeStore,
  checkout: Checkout,
  options: ActionOptions,
) => Outcome<object>;

export const sessionActions = {
  pay: (store, checkout, options) => completeSession(store, checkout, options, 'paid'),
  'pay-async': (store, checkout, options) =>
    completeSession(store, checkout, options, 'processing'),
  'async-succeed': (store, checkout, options) =>
    settleSession(store, checkout, 'succeeded', options),
  'async-fail': (store, checkout, options) => settleSession(store, checkout, 'failed', options),
  'payment-cancel': cancelPayment,
  book: bookPayment,
  expire: (store, { session }, options) => expireSession(store, session.id, options),
  delete: deleteSession,
  refund: (store, { session }, options) => {
    const intent = session.payment_intent;
    if (typeof intent !== 'string') return refuseRequest('Nothing was paid', { status: 409 });
    const { amount } = options;
    return createRefund(
      store,
      { payment_intent: intent, ...(amount !== undefined && { amount }) },
      options,
    );
  },
  'refund-succeed': (store, checkout, options) =>
    settleRefund(store, checkout, 'succeeded', options),
  'refund-fail': (store, checkout, options) => settleRefund(store, checkout, 'failed', options),
  dispute: openDispute,
  'dispute-escalate': convertInquiryToDispute,
  'inquiry-closed': closeInquiry,
  'dispute-lost': (store, checkout, options) => closeDispute(store, checkout, 'lost', options),
  'dispute-won': (store, checkout, options) => closeDispute(store, checkout, 'won', options),
} satisfies Record<string, SessionAction>;

export type ActionName = keyof typeof sessionActions;
export type ActionResult<Name extends ActionName> = Extract<
  ReturnType<(typeof sessionActions)[Name]>,
  { ok: true }
>['value'];

export function isActionName(name: string | undefined): name is ActionName {
  return name !== undefined && Object.hasOwn(sessionActions, name);
}
