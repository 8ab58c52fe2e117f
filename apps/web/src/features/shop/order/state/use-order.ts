import { useEffect, useRef, useState } from 'react';
import type { ChangeOrderEmailResponse, OrderResponse } from '@kongres/contract/order';
import { checkoutReturnParameter } from '@kongres/contract/paths';
import { fetchOrder } from '../../../../lib/api/order/fetch-order.ts';
import { applyOrderResult, type OrderSnapshot } from '../../../../lib/api/order/order-snapshot.ts';
import { useOrderToken } from './use-order-token.ts';
import { replaceUrlToken } from '../../../../lib/api/order/token-in-url.ts';
import { isPending, pollOrder } from '../../../../lib/api/order/poll-order.ts';

interface LoadedOrder extends OrderSnapshot {
  /** The buyer left the payment page without paying, and the hold was released. */
  isReturned: boolean;
}

const emptyOrder: Omit<LoadedOrder, 'token'> = {
  order: null,
  failure: null,
  isReturned: false,
  isPaused: false,
  isChecking: false,
};

/** Polls the order of the token in the address until it is settled. */
export function useOrder() {
  const { token, problem, retry: retryExchange } = useOrderToken();
  const [loaded, setLoaded] = useState<LoadedOrder | null>(null);
  const [hasChecked, setHasChecked] = useState(false);
  const watch = useRef<ReturnType<typeof pollOrder>>(null);

  useEffect(() => {
    if (!token) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    let isReturned = false;

    async function requestOrder() {
      const isRelease = new URLSearchParams(window.location.search).has(checkoutReturnParameter);
      const reply = await fetchOrder(token, { isRelease, signal });
      if (isRelease && reply.ok && !signal.aborted) {
        isReturned = true;
        removeReturnParam();
      }
      return reply;
    }

    watch.current = pollOrder(requestOrder, (reply, isResting) =>
      setLoaded((before) => ({ ...applyOrderResult(before, token, reply, isResting), isReturned })),
    );
    return () => {
      watch.current?.stop();
      abortController.abort();
    };
  }, [token]);

  function check() {
    if (!token) {
      retryExchange();
      return;
    }
    setLoaded((now) => now && { ...now, isChecking: true });
    setHasChecked(true);
    watch.current?.restart();
  }

  /** Applies a known change without a request. */
  function patchOrder(changes: Partial<OrderResponse>) {
    setLoaded((now) =>
      now?.token === token && now.order ? { ...now, order: { ...now.order, ...changes } } : now,
    );
  }

  /** After an email correction the order has a new token. */
  function replaceOrder({ order, token: renewed }: ChangeOrderEmailResponse) {
    replaceUrlToken(renewed);
    setLoaded({ ...emptyOrder, token: renewed, order });
  }

  const current = loaded?.token === token ? loaded : emptyOrder;
  const failure = problem ?? current.failure;
  return {
    ...current,
    token,
    failure,
    /** Stays true once used, so that a button never disappears while it has focus. */
    canCheck: failure === 'failed' || current.isPaused || (hasChecked && isPending(current.order)),
    check,
    patchOrder,
    replaceOrder,
    /** Also requests an order that is settled. */
    refresh: () => watch.current?.restart(),
  };
}

/** A hold is released once: a reload or a language change must only read the order. */
function removeReturnParam() {
  const address = new URL(window.location.href);
  address.searchParams.delete(checkoutReturnParameter);
  window.history.replaceState(window.history.state, '', address);
}
