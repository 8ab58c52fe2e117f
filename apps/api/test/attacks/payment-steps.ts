import { array, boolean, constantFrom, integer, record, type Arbitrary } from 'fast-check';
import type { ActionName, ActionOptions } from '@kongres/tools/stripe-double/session-actions';
import { getListPrice } from '@kongres/tools/dev/list-price';

const gross = getListPrice('vip').grossMinor;

/** Actions of buyers, banks, the Stripe dashboard and periodic tasks. */
export type Step =
  | { kind: 'action'; action: ActionName; options: ActionOptions }
  | { kind: 'refunds'; answer: 'succeeded' | 'pending' | 'requires_action' | 'failed' }
  | {
      kind: 'buy again' | 'release' | 'cancel' | 'sweep' | 'reconcile' | 'refund job' | 'sold out';
    };

const createAction = (name: ActionName, options: ActionOptions = {}): Step => ({
  kind: 'action',
  action: name,
  options,
});
const steps: Step[] = [
  // Repeated for a higher probability.
  createAction('pay'),
  createAction('pay'),
  createAction('pay'),
  createAction('pay-async'),
  createAction('async-succeed'),
  createAction('async-fail'),
  createAction('payment-cancel'),
  createAction('pay', { amount: gross - 1 }),
  createAction('pay', { amount: gross, currency: 'eur' }),
  createAction('expire'),
  createAction('refund'),
  createAction('refund', { amount: 10_000 }),
  createAction('refund', { amount: 22_877 }),
  createAction('refund-succeed'),
  createAction('refund-fail'),
  createAction('dispute'),
  createAction('dispute', { amount: 10_000 }),
  createAction('dispute', { inquiry: true }),
  createAction('dispute-escalate'),
  createAction('inquiry-closed'),
  createAction('dispute-won'),
  createAction('dispute-lost'),
  { kind: 'refunds', answer: 'pending' },
  { kind: 'refunds', answer: 'requires_action' },
  { kind: 'refunds', answer: 'failed' },
  { kind: 'refunds', answer: 'succeeded' },
  { kind: 'buy again' },
  { kind: 'release' },
  { kind: 'cancel' },
  { kind: 'sweep' },
  { kind: 'reconcile' },
  { kind: 'refund job' },
  { kind: 'sold out' },
];

interface Turn {
  step: Step;
  /** Index of the pending event to deliver afterwards; none if out of range. */
  deliver: number;
  twice: boolean;
}

export interface Sequence {
  turns: Turn[];
  /** Delivery order of the remaining events. */
  order: number[];
  /** The remaining events are never delivered; reconciliation must find them. */
  isLost: boolean;
}

export const sequence: Arbitrary<Sequence> = record({
  turns: array(
    record({
      step: constantFrom(...steps),
      deliver: integer({ min: 0, max: 9 }),
      twice: boolean(),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  order: array(integer({ min: 0, max: 1000 }), { minLength: 12, maxLength: 12 }),
  isLost: boolean(),
});
