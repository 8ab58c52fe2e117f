import { useEffect, useRef, useState } from 'react';
import { askOrder, type OrderReply } from '../../../lib/api/order/ask-order.ts';
import { hear, type HeardOrder } from '../../../lib/api/order/heard-order.ts';
import { isToken, showToken } from '../../../lib/api/order/token-in-address.ts';
import { watchOrder } from '../../../lib/api/order/watch-order.ts';
import { useHash } from '../../../lib/routing/use-hash.ts';
import {
  forgetTicket,
  rememberTicket,
  useRememberedTicket,
} from '../../../components/ticket/remembered-ticket.ts';
import { isOver, sceneOf, type TicketScene } from '../shared/ticket-scene.ts';

interface Known extends HeardOrder {
  isOver: boolean;
}

/**
 * The ticket of the address, or the one this browser keeps. A ticket that opens is kept, and its token
 * leaves the address, where it would be copied along; the link that was opened last counts.
 */
export function useTicket() {
  const fragment = useHash();
  const remembered = useRememberedTicket();
  // The skip link may have been followed before the page came to life.
  const key = fragment === '#main' ? '' : (fragment?.slice(1) ?? '');
  const token = isToken(key) ? key : key ? '' : (remembered ?? '');
  const [known, setKnown] = useState<Known | null>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  const watch = useRef<ReturnType<typeof watchOrder>>(null);

  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () => askOrder(token, { isRelease: false, signal });
    watch.current = watchOrder(ask, (reply, isResting) => {
      keep(token, reply);
      setIsForgotten(false);
      setKnown((before) => ({
        ...hear(before, token, reply, isResting),
        isOver: isOver(reply),
      }));
    });
    return () => {
      watch.current?.stop();
      leaving.abort();
    };
  }, [token]);

  function check() {
    setKnown((now) => now && { ...now, isChecking: true });
    watch.current?.again();
  }

  function forget() {
    forgetTicket();
    showToken('');
    setKnown(null);
    setIsForgotten(true);
  }

  // What has had its day is no longer kept, and still has to be said.
  const own = known && (known.token === token || (!key && !token && known.isOver)) ? known : null;
  return {
    token,
    order: own?.order ?? null,
    scene: scene(),
    canCheck: own !== null && (own.isResting || own.failure === 'failed'),
    isChecking: own?.isChecking ?? false,
    /** This browser keeps another ticket than the one that the address asks for. */
    hasOther: Boolean(remembered) && key !== '' && remembered !== key,
    check,
    forget,
    /** Asks again about an order that was settled. */
    refresh: () => watch.current?.again(),
  };

  function scene(): TicketScene {
    if (own) return sceneOf(own);
    if (remembered === null || token) return 'loading';
    if (key) return 'unknown';
    return isForgotten ? 'forgotten' : 'none';
  }
}

function keep(token: string, reply: OrderReply): void {
  if (reply.ok && reply.order.state === 'paid') {
    if (rememberTicket(token)) showToken('');
  } else if (isOver(reply)) forgetTicket(token);
}
