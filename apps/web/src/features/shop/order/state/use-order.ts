import { useEffect, useRef, useState } from 'react';
import type { MovedAnswer, OrderAnswer } from '@kongres/contract/order';
import { backFromCheckout } from '@kongres/contract/paths';
import { askOrder } from '../../../../lib/api/order/ask-order.ts';
import { hear, type HeardOrder } from '../../../../lib/api/order/heard-order.ts';
import { useOrderToken } from './use-order-token.ts';
import { showToken } from '../../../../lib/api/order/token-in-address.ts';
import { isPending, watchOrder } from '../../../../lib/api/order/watch-order.ts';

interface Known extends HeardOrder {
  /** The buyer turned back at the payment page, and the ticket was given free. */
  isReturned: boolean;
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
      setKnown((before) => ({ ...hear(before, token, reply, isResting), isReturned })),
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
