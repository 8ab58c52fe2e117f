import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { checkoutReturnResponse } from '@kongres/contract/order';
import { returnCodePrefix } from '@kongres/contract/paths';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { readBoughtOrder, readOrderState } from './bought-order.ts';
import type { startTestApi } from '../test-api.ts';

/** Calls of the order page; every return from checkout uses a new browser claim. */
export function createOrderPageClient({
  pool,
  buyTicket,
  stripe,
  origin,
}: Pick<Awaited<ReturnType<typeof startTestApi>>, 'pool' | 'buyTicket' | 'stripe' | 'origin'>) {
  async function placeOrder(email = 'ala@example.com') {
    const order = await readBoughtOrder(pool, await buyTicket('standard', email));
    const session = (await (await fetch(`${stripe}/_sessions/${order.session}`)).json()) as {
      success_url: string;
      cancel_url: string;
    };
    const codeIn = (url: string) => new URL(url).hash.replace(`#${returnCodePrefix}`, '');
    return { ...order, code: codeIn(session.success_url), back: codeIn(session.cancel_url) };
  }

  async function placePaidOrder(email?: string) {
    const order = await placeOrder(email);
    await performAction(stripe, order.session, 'pay');
    await expect.poll(() => readOrderState(pool, order.id)).toBe('paid');
    const answer = await returnFromCheckout(order.code);
    return { ...order, token: checkoutReturnResponse.parse(await answer.json()).token };
  }

  function returnFromCheckout(code: string, claim = randomBytes(32).toString('base64url')) {
    return fetch(`${origin}/api/order/return`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, claim }),
    });
  }

  function callOrderApi(token: string, path = '', body?: object) {
    return fetch(`${origin}/api/order${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  return {
    placeOrder,
    placePaidOrder,
    returnFromCheckout,
    callOrderApi,
  };
}
