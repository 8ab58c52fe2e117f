import type { Page } from '@playwright/test';
import type { OrderAnswer, OrderState } from '@kongres/contract/order';
import type { Problem, ProblemCode } from '@kongres/contract/problem';
import { setPlan } from './plan.ts';

export const token = 'tok_4Zq-8x_Yw3KpLmN0aBcDeFgHiJkLmNoPqRsTuVwXyZ1';

export const checkoutUrl = 'https://checkout.stripe.com/c/pay/cs_test_1';

/** An order as the API tells of it. */
export function orderIn(state: OrderState): OrderAnswer {
  const wasPaid = ['paid', 'refunding', 'cancelled', 'refunded'].includes(state);
  return {
    number: 'KAI-7F3K-92QD',
    state,
    ticket: 'premium',
    language: 'pl',
    email: 'ala.kowalska@example.com',
    netMinor: 12_345,
    vatMinor: 2839,
    grossMinor: 15_184,
    createdAt: '2025-11-03T09:12:00.000Z',
    paidAt: wasPaid ? '2025-11-03T09:14:30.000Z' : null,
    buyerName: null,
    billingAddress: null,
    country: null,
    companyName: null,
    taxId: null,
    cancelUntil: state === 'paid' ? '2025-12-19T23:00:00.000Z' : null,
    cancelledAt: state === 'cancelled' ? '2025-11-04T08:00:00.000Z' : null,
    consentedAt: null,
    usedAt: null,
    isBought: true,
    isPriced: true,
    isPassable: state === 'paid',
    isCorrectable: state === 'paid',
    mailRefused: false,
    checkoutUrl: state === 'awaiting' ? checkoutUrl : null,
  };
}

/** Whatever the page asks about the order, it is in this state. */
export async function answerWith(page: Page, state: OrderState, more: Partial<OrderAnswer> = {}) {
  await setPlan(page);
  const json = { ...orderIn(state), ...more };
  await page.route('**/api/order{,/release}', (route) => route.fulfill({ json }));
}

/** A call about the order is refused. */
export async function refuse(page: Page, path: string, answer: RefusalAnswer) {
  await page.route(`**${path}`, (route) => route.fulfill(refusal(answer)));
}

/** The API's own no, as a route gives it. */
export function refusal({ status, code, headers = {} }: RefusalAnswer) {
  const json: Problem = { type: 'about:blank', title: 'refused', status, code };
  return { status, headers, json };
}

interface RefusalAnswer {
  status: number;
  code: ProblemCode;
  headers?: Record<string, string>;
}
