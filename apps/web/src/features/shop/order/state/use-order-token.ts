import { useEffect, useRef, useState } from 'react';
import { returnMark } from '@kongres/contract/paths';
import { isToken, showToken } from '../../../../lib/api/order/token-in-address.ts';
import { useHash } from '../../../../lib/routing/use-hash.ts';
import { watchReturn } from './watch-return.ts';

/** What the address lacks: it holds nothing, or what leads nowhere, or a code that was used. */
type Lack = 'none' | 'unknown' | 'used' | 'failed';

/**
 * The token of the address. Back from the payment page it holds a code instead, which is exchanged for
 * the token once; from then on the token stands in its place.
 */
export function useOrderToken(): { token: string; lack: Lack | null; again: () => void } {
  const fragment = useHash();
  const key = fragment?.slice(1) ?? '';
  const code = key.startsWith(returnMark) && isToken(key) ? key.slice(2) : null;
  const [outcome, setOutcome] = useState<{ code: string; reason: Lack | null } | null>(null);
  const watch = useRef<ReturnType<typeof watchReturn>>(null);

  useEffect(() => {
    if (code === null) return;
    watch.current = watchReturn(code, (reply) => {
      if (reply.ok) showToken(reply.token);
      // The address is read anew with the render that this brings.
      setOutcome({ code, reason: reply.ok ? null : reply.reason });
    });
    return () => watch.current?.stop();
  }, [code, watch]);

  const refusal = outcome?.code === code ? outcome?.reason : null;
  return {
    token: code === null && isToken(key) ? key : '',
    lack: code === null ? lackOf(fragment) : (refusal ?? null),
    again: () => watch.current?.again(),
  };
}

function lackOf(fragment: string | null): Lack | null {
  if (fragment === null || isToken(fragment.slice(1))) return null;
  return fragment.length > 1 ? 'unknown' : 'none';
}
