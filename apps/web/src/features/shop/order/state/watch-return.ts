import { exchangeReturn, type Exchange } from './exchange-return.ts';

/** Seconds between tries to exchange a code, while nobody answers. */
const gaps = [1, 3, 8];

/** Exchanges a code, a few times if nobody answers. `again` starts over. */
export function watchReturn(
  code: string,
  tell: (reply: Exchange) => void,
): { stop: () => void; again: () => void } {
  let leaving = new AbortController();
  void exchange(leaving.signal);
  return { stop: () => leaving.abort(), again };

  function again() {
    leaving.abort();
    leaving = new AbortController();
    void exchange(leaving.signal);
  }

  async function exchange(signal: AbortSignal) {
    for (const seconds of [...gaps, null]) {
      const reply = await exchangeReturn(code, signal);
      if (signal.aborted) return;
      tell(reply);
      if (reply.ok || reply.reason !== 'failed' || seconds === null) return;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (signal.aborted) return;
    }
  }
}
