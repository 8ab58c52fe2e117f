import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { returnAnswer } from '@kongres/contract/order';
import { returnMark } from '@kongres/contract/paths';
import { act } from '@kongres/tools/stripe-double/act';
import { boughtOrder, orderState } from './bought-order.ts';
import type { startTestApi } from '../test-api.ts';

/** Buyers who come back from the payment page, each in a browser with a claim of its own. */
export function orderLinks({
  pool,
  buy,
  stripe,
  origin,
}: Pick<Awaited<ReturnType<typeof startTestApi>>, 'pool' | 'buy' | 'stripe' | 'origin'>) {
  async function placed(email = 'ala@example.com') {
    const order = await boughtOrder(pool, await buy('standard', email));
    const session = (await (await fetch(`${stripe}/_sessions/${order.session}`)).json()) as {
      success_url: string;
      cancel_url: string;
    };
    const codeIn = (url: string) => new URL(url).hash.replace(`#${returnMark}`, '');
    return { ...order, code: codeIn(session.success_url), back: codeIn(session.cancel_url) };
  }

  async function paid(email?: string) {
    const order = await placed(email);
    await act(stripe, order.session, 'pay');
    await expect.poll(() => orderState(pool, order.id)).toBe('paid');
    const answer = await comeBack(order.code);
    return { ...order, token: returnAnswer.parse(await answer.json()).token };
  }

  function comeBack(code: string, claim = randomBytes(32).toString('base64url')) {
    return fetch(`${origin}/api/order/return`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, claim }),
    });
  }

  function ask(token: string, path = '', body?: object) {
    return fetch(`${origin}/api/order${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  return { placed, paid, comeBack, ask };
}
