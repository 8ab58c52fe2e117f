import { useEffect, useRef, useState } from 'react';
import type { MovedAnswer, OrderAnswer } from '@kongres/contract/order';
import { backFromCheckout } from '@kongres/contract/paths';
import { askOrder, type OrderFailure } from '../../../api/order/ask-order.ts';
import { useOrderToken } from './use-order-token.ts';
import { showToken } from '../../../api/order/token-in-address.ts';
import { isPending, watchOrder } from '../../../api/order/watch-order.ts';

interface Known {
  token: string;
  order: OrderAnswer | null;
  /** Why the last question brought no answer. */
  failure: OrderFailure | null;
  /** The buyer turned back at the payment page, and the ticket was given free. */
  isReturned: boolean;
  /** Nobody asks any more unless the buyer does. */
  isResting: boolean;
  /** The buyer has asked and waits for the answer. */
  isChecking: boolean;
}

const nothing: Omit<Known, 'token'> = {
  order: null,
  failure: null,
  isReturned: false,
  isResting: false,
  isChecking: false,
};

/** The order whose token the address carries, watched until it is settled. */
export function useOrder() {
  const { token, lack, again } = useOrderToken();
  const [known, setKnown] = useState<Known | null>(null);
  const [hasChecked, setHasChecked] = useState(false);
  const watch = useRef<ReturnType<typeof watchOrder>>(null);

  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isReturned = false;

    async function ask() {
      const isRelease = new URLSearchParams(window.location.search).has(backFromCheckout);
      const reply = await askOrder(token, { isRelease, signal });
      if (isRelease && reply.ok && !signal.aborted) {
        isReturned = true;
        forgetReturn();
      }
      return reply;
    }

    watch.current = watchOrder(ask, (reply, isResting) =>
      setKnown((before) => ({
        token,
        order: reply.ok ? reply.order : before?.token === token ? before.order : null,
        failure: reply.ok ? null : reply.reason,
        isReturned,
        isResting,
        isChecking: false,
      })),
    );
    return () => {
      watch.current?.stop();
      leaving.abort();
    };
  }, [token]);

  function check() {
    if (!token) {
      again();
      return;
    }
    setKnown((now) => now && { ...now, isChecking: true });
    setHasChecked(true);
    watch.current?.again();
  }

  /** Puts in what is known without asking. */
  function amend(changes: Partial<OrderAnswer>) {
    setKnown((now) =>
      now?.token === token && now.order ? { ...now, order: { ...now.order, ...changes } } : now,
    );
  }

  /** The order has another token by now. */
  function move({ order, token: renewed }: MovedAnswer) {
    showToken(renewed);
    setKnown({ ...nothing, token: renewed, order });
  }

  const own = known?.token === token ? known : nothing;
  const failure = lack ?? own.failure;
  return {
    ...own,
    token,
    failure,
    /** Stays once it was used: a button must not vanish under the finger that pressed it. */
    canCheck: failure === 'failed' || own.isResting || (hasChecked && isPending(own.order)),
    check,
    amend,
    move,
    /** Asks again, also about an order that was settled. */
    refresh: () => watch.current?.again(),
  };
}

/** The way back counts once: a reload or another language only asks how the order stands. */
function forgetReturn() {
  const address = new URL(window.location.href);
  address.searchParams.delete(backFromCheckout);
  window.history.replaceState(window.history.state, '', address);
}
