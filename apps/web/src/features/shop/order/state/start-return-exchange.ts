import { exchangeReturnCode, type ReturnExchange } from './exchange-return-code.ts';

const retryDelaysSeconds = [1, 3, 8];

/** Exchanges a code, with retries while the server does not respond. `retry` starts over. */
export function startReturnExchange(
  code: string,
  onReply: (reply: ReturnExchange) => void,
): { stop: () => void; retry: () => void } {
  let abortController = new AbortController();
  void exchange(abortController.signal);
  return { stop: () => abortController.abort(), retry: again };

  function again() {
    abortController.abort();
    abortController = new AbortController();
    void exchange(abortController.signal);
  }

  async function exchange(signal: AbortSignal) {
    for (const seconds of [...retryDelaysSeconds, null]) {
      const reply = await exchangeReturnCode(code, signal);
      if (signal.aborted) return;
      onReply(reply);
      if (reply.ok || reply.reason !== 'failed' || seconds === null) return;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (signal.aborted) return;
    }
  }
}
