import type { Page } from '@playwright/test';
import type { OrderResponse, OrderState } from '@kongres/contract/order';
import type { Problem, ProblemCode } from '@kongres/contract/problem';
import { buildOrderResponse } from '@kongres/contract/samples/order';
import { mockAttendeeApi } from './attendee-api.ts';

/** Answers every order call with an order in this state. */
export async function mockOrder(page: Page, state: OrderState, more: Partial<OrderResponse> = {}) {
  await mockAttendeeApi(page);
  const json = { ...buildOrderResponse(state), ...more };
  await page.route('**/api/order{,/release}', (route) => route.fulfill({ json }));
}

export async function mockRefusal(page: Page, path: string, answer: Refusal) {
  await page.route(`**${path}`, (route) => route.fulfill(buildRefusal(answer)));
}

/** Problem document as the API sends it. */
export function buildRefusal({ status, code, headers = {} }: Refusal) {
  const json: Problem = { type: 'about:blank', title: 'refused', status, code };
  return { status, headers, json };
}

interface Refusal {
  status: number;
  code: ProblemCode;
  headers?: Record<string, string>;
}
