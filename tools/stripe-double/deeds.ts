import { Ajv } from 'ajv';
import { addressFields } from './billing.ts';
import { closeDispute, closeInquiry, escalateInquiry, openDispute } from './disputes.ts';
import { forgetSession } from './forget.ts';
import { type Outcome, refuse } from './outcome.ts';
import {
  bookPayment,
  type Buyer,
  cancelPayment,
  completeSession,
  settleSession,
} from './payments.ts';
import { settleRefund } from './refund-answers.ts';
import { createRefund } from './refunds.ts';
import { expireSession } from './sessions.ts';
import { methodNames } from './switches.ts';
import type { Checkout, World } from './world.ts';

export interface Wish extends Buyer {
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

export const isWish = new Ajv().compile<Wish>({
  type: 'object',
  properties: { ...buyerFields, inquiry: { type: 'boolean' } },
  additionalProperties: false,
});

type Deed = (world: World, checkout: Checkout, wish: Wish) => Outcome<object>;

/** What a buyer, a bank or somebody at the dashboard does to a session. */
export const deeds = {
  pay: (world, checkout, wish) => completeSession(world, checkout, wish, 'here'),
  'pay-async': (world, checkout, wish) => completeSession(world, checkout, wish, 'on its way'),
  'async-succeed': (world, checkout, wish) => settleSession(world, checkout, 'succeeded', wish),
  'async-fail': (world, checkout, wish) => settleSession(world, checkout, 'failed', wish),
  'payment-cancel': cancelPayment,
  book: bookPayment,
  expire: (world, { session }, wish) => expireSession(world, session.id, wish),
  forget: forgetSession,
  refund: (world, { session }, wish) => {
    const intent = session.payment_intent;
    if (typeof intent !== 'string') return refuse('Nothing was paid', { status: 409 });
    const { amount } = wish;
    return createRefund(
      world,
      { payment_intent: intent, ...(amount !== undefined && { amount }) },
      wish,
    );
  },
  'refund-succeed': (world, checkout, wish) => settleRefund(world, checkout, 'succeeded', wish),
  'refund-fail': (world, checkout, wish) => settleRefund(world, checkout, 'failed', wish),
  dispute: openDispute,
  'dispute-escalate': escalateInquiry,
  'inquiry-closed': closeInquiry,
  'dispute-lost': (world, checkout, wish) => closeDispute(world, checkout, 'lost', wish),
  'dispute-won': (world, checkout, wish) => closeDispute(world, checkout, 'won', wish),
} satisfies Record<string, Deed>;

export type DeedName = keyof typeof deeds;
/** What a deed shows when it is done. */
export type DoneBy<Name extends DeedName> = Extract<
  ReturnType<(typeof deeds)[Name]>,
  { ok: true }
>['value'];

export function isDeed(name: string | undefined): name is DeedName {
  return name !== undefined && Object.hasOwn(deeds, name);
}
