import type { Page } from '@playwright/test';
import type { OrderAnswer, OrderState } from '@kongres/contract/order';
import type { Problem, ProblemCode } from '@kongres/contract/problem';
import { orderIn } from '@kongres/contract/samples/order';
import { setPlan } from './plan.ts';

export { orderIn, token } from '@kongres/contract/samples/order';

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
