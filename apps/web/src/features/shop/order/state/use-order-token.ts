import { useEffect, useRef, useState } from 'react';
import { returnCodePrefix } from '@kongres/contract/paths';
import { isToken, replaceUrlToken } from '../../../../lib/api/order/token-in-url.ts';
import { useHash } from '../../../../lib/routing/use-hash.ts';
import { startReturnExchange } from './start-return-exchange.ts';

/** Why the address has no usable token: none at all, an unknown one, or a code that was used. */
type TokenProblem = 'none' | 'unknown' | 'used' | 'failed';

/**
 * The order token in the fragment of the address. After the payment page the fragment holds a code instead, which is
 * exchanged once and replaced by the token.
 */
export function useOrderToken(): {
  token: string;
  problem: TokenProblem | null;
  retry: () => void;
} {
  const fragment = useHash();
  const key = fragment?.slice(1) ?? '';
  const code = key.startsWith(returnCodePrefix) && isToken(key) ? key.slice(2) : null;
  const [outcome, setOutcome] = useState<{ code: string; reason: TokenProblem | null } | null>(
    null,
  );
  const exchange = useRef<ReturnType<typeof startReturnExchange>>(null);

  useEffect(() => {
    if (code === null) return;
    exchange.current = startReturnExchange(code, (reply) => {
      if (reply.ok) replaceUrlToken(reply.token);
      // The state change renders again, which reads the new address.
      setOutcome({ code, reason: reply.ok ? null : reply.reason });
    });
    return () => exchange.current?.stop();
  }, [code, exchange]);

  const refusal = outcome?.code === code ? outcome?.reason : null;
  return {
    token: code === null && isToken(key) ? key : '',
    problem: code === null ? getTokenProblem(fragment) : (refusal ?? null),
    retry: () => exchange.current?.retry(),
  };
}

function getTokenProblem(fragment: string | null): TokenProblem | null {
  if (fragment === null || isToken(fragment.slice(1))) return null;
  return fragment.length > 1 ? 'unknown' : 'none';
}
