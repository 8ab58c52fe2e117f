import { useEffect, useRef, useState } from 'react';
import { returnMark } from '@kongres/contract/paths';
import { useHash } from '../i18n/use-hash.ts';
import { exchangeReturn } from './exchange-return.ts';

/** RFC 6750; anything else was never a token and would not even fit into the header. */
const tokenShape = /^[\w.~+/-]+=*$/;

/** Seconds between tries to exchange a code, while nobody answers. */
const gaps = [1, 3, 8];

/** What the address lacks: it holds nothing, or what leads nowhere, or a code that was used. */
type Lack = 'none' | 'unknown' | 'used' | 'failed';

/**
 * The token of the address. Back from the payment page it holds a code instead, which is exchanged for
 * the token once; from then on the token stands in its place.
 */
export function useOrderToken(): { token: string; lack: Lack | null; again: () => void } {
  const fragment = useHash();
  const key = fragment?.slice(1) ?? '';
  const code = key.startsWith(returnMark) && tokenShape.test(key) ? key.slice(2) : null;
  const [failed, setFailed] = useState<{ code: string; reason: Lack } | null>(null);
  const restart = useRef<(() => void) | null>(null);
  // Only a render reads the address anew.
  const [, setShown] = useState('');

  useEffect(() => {
    if (code === null) return;
    let leaving = new AbortController();
    restart.current = () => {
      leaving.abort();
      leaving = new AbortController();
      void exchange(code, leaving.signal);
    };
    restart.current();
    return () => leaving.abort();

    async function exchange(wanted: string, signal: AbortSignal) {
      for (const seconds of [...gaps, null]) {
        const reply = await exchangeReturn(wanted, signal);
        if (signal.aborted) return;
        if (reply.ok) {
          showToken(reply.token);
          setShown(reply.token);
          return;
        }
        setFailed({ code: wanted, reason: reply.reason });
        if (reply.reason !== 'failed' || seconds === null) return;
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        if (signal.aborted) return;
      }
    }
  }, [code]);

  return {
    token: code === null && tokenShape.test(key) ? key : '',
    lack: lackOf(),
    again: () => restart.current?.(),
  };

  function lackOf(): Lack | null {
    if (fragment === null) return null;
    if (code !== null) return failed?.code === code ? failed.reason : null;
    if (!key) return 'none';
    return tokenShape.test(key) ? null : 'unknown';
  }
}

/** Puts another token into the address, in place of what stands there. */
export function showToken(token: string): void {
  const address = new URL(window.location.href);
  address.hash = token;
  window.history.replaceState(window.history.state, '', address);
}
