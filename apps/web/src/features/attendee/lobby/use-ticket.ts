import { useEffect, useRef, useState } from 'react';
import { fetchOrder, type OrderResult } from '../../../lib/api/order/fetch-order.ts';
import { applyOrderResult, type OrderSnapshot } from '../../../lib/api/order/order-snapshot.ts';
import { isToken, replaceUrlToken } from '../../../lib/api/order/token-in-url.ts';
import { pollOrder } from '../../../lib/api/order/poll-order.ts';
import { useHash } from '../../../lib/routing/use-hash.ts';
import {
  removeTicketToken,
  saveTicketToken,
  useSavedTicketToken,
} from '../../../components/ticket/saved-ticket.ts';
import {
  isTokenInvalid,
  getTicketViewState,
  type TicketViewState,
} from '../shared/ticket-view-state.ts';

interface LoadedTicket extends OrderSnapshot {
  isTokenInvalid: boolean;
}

/**
 * The ticket of the address, or the stored one. A valid ticket is stored and its token removed from the address, so that
 * it is not copied with the link. The link that was opened last wins.
 */
export function useTicket() {
  const fragment = useHash();
  const remembered = useSavedTicketToken();
  // The skip link may have been used before hydration.
  const key = fragment === '#main' ? '' : (fragment?.slice(1) ?? '');
  const token = isToken(key) ? key : key ? '' : (remembered ?? '');
  const [loaded, setLoaded] = useState<LoadedTicket | null>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  const watch = useRef<ReturnType<typeof pollOrder>>(null);

  useEffect(() => {
    if (!token) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const ask = () => fetchOrder(token, { isRelease: false, signal });
    watch.current = pollOrder(ask, (reply, isResting) => {
      storeOrForgetTicket(token, reply);
      setIsForgotten(false);
      setLoaded((before) => ({
        ...applyOrderResult(before, token, reply, isResting),
        isTokenInvalid: isTokenInvalid(reply),
      }));
    });
    return () => {
      watch.current?.stop();
      abortController.abort();
    };
  }, [token]);

  function check() {
    setLoaded((now) => now && { ...now, isChecking: true });
    watch.current?.restart();
  }

  function forget() {
    removeTicketToken();
    replaceUrlToken('');
    setLoaded(null);
    setIsForgotten(true);
  }

  // An invalid ticket is no longer stored but still has to be reported.
  const current =
    loaded && (loaded.token === token || (!key && !token && loaded.isTokenInvalid)) ? loaded : null;
  return {
    token,
    order: current?.order ?? null,
    scene: getScene(),
    canCheck: current !== null && (current.isPaused || current.failure === 'failed'),
    isChecking: current?.isChecking ?? false,
    /** Another ticket than the one in the address is stored. */
    hasOther: Boolean(remembered) && key !== '' && remembered !== key,
    check,
    forget,
    /** Also requests an order that is settled. */
    refresh: () => watch.current?.restart(),
  };

  function getScene(): TicketViewState {
    if (current) return getTicketViewState(current);
    if (remembered === null || token) return 'loading';
    if (key) return 'unknown';
    return isForgotten ? 'forgotten' : 'none';
  }
}

function storeOrForgetTicket(token: string, reply: OrderResult): void {
  if (reply.ok && reply.order.state === 'paid') {
    if (saveTicketToken(token)) replaceUrlToken('');
  } else if (isTokenInvalid(reply)) removeTicketToken(token);
}
