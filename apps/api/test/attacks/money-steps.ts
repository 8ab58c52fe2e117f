import { array, boolean, constantFrom, integer, record, type Arbitrary } from 'fast-check';
import type { DeedName, Wish } from '@kongres/tools/stripe-double/deeds';
import { listPrice } from '@kongres/tools/dev/list-price';

const gross = listPrice('vip').grossMinor;

/** What a buyer, a bank, the dashboard, our own rounds and the network may do, each at any moment. */
export type Step =
  | { kind: 'deed'; deed: DeedName; wish: Wish }
  | { kind: 'refunds'; answer: 'succeeded' | 'pending' | 'requires_action' | 'failed' }
  | {
      kind: 'buy again' | 'release' | 'cancel' | 'sweep' | 'reconcile' | 'refund job' | 'sold out';
    };

const deed = (name: DeedName, wish: Wish = {}): Step => ({ kind: 'deed', deed: name, wish });
const steps: Step[] = [
  // What happens most comes most often.
  deed('pay'),
  deed('pay'),
  deed('pay'),
  deed('pay-async'),
  deed('async-succeed'),
  deed('async-fail'),
  deed('payment-cancel'),
  deed('pay', { amount: gross - 1 }),
  deed('pay', { amount: gross, currency: 'eur' }),
  deed('expire'),
  deed('refund'),
  deed('refund', { amount: 10_000 }),
  deed('refund', { amount: 22_877 }),
  deed('refund-succeed'),
  deed('refund-fail'),
  deed('dispute'),
  deed('dispute', { amount: 10_000 }),
  deed('dispute', { inquiry: true }),
  deed('dispute-escalate'),
  deed('inquiry-closed'),
  deed('dispute-won'),
  deed('dispute-lost'),
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
  /** Which of the events that wait is delivered afterwards, and whether twice; beyond the last, none. */
  deliver: number;
  twice: boolean;
}

export interface Sequence {
  turns: Turn[];
  /** In which order what is left arrives at last. */
  order: number[];
  /** Whether it arrives at all: then our own rounds find out. */
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
