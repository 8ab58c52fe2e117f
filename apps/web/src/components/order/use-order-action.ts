import { useState } from 'react';
import type { Refusal } from '../../lib/api/refusal.ts';
import type { OrderActionResult } from '../../lib/api/order/order-actions.ts';

/** Runs one action at a time and keeps the result of the last one. */
export function useOrderAction<Value>(
  runAction: () => Promise<OrderActionResult<Value>>,
  onReply: (reply: OrderActionResult<Value>) => void,
) {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    setIsDone(false);
    setRefusal(null);
    const reply = await runAction();
    setIsBusy(false);
    setIsDone(reply.ok);
    setRefusal(reply.ok ? null : reply);
    onReply(reply);
  }

  return { isBusy, isDone, refusal, run: () => void run() };
}
