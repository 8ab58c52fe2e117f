import { useState } from 'react';
import type { Refusal } from '../../lib/api/refusal.ts';
import type { ActReply } from '../../lib/api/order/act-on-order.ts';

/** Something a buyer has done with the order: one call at a time, and how the last one ended. */
export function useAct<Value>(
  act: () => Promise<ActReply<Value>>,
  onReply: (reply: ActReply<Value>) => void,
) {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    setIsDone(false);
    setRefusal(null);
    const reply = await act();
    setIsBusy(false);
    setIsDone(reply.ok);
    setRefusal(reply.ok ? null : reply);
    onReply(reply);
  }

  return { isBusy, isDone, refusal, run: () => void run() };
}
