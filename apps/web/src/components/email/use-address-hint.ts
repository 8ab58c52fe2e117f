import { useEffect, useRef, useState } from 'react';

/** Nobody is spoken to in the middle of a word. */
const pauseMs = 600;

/** Asks about an address once its typing pauses. The list of domains comes when somebody types. */
export function useAddressHint() {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function consider(typed: string) {
    forget();
    pause.current = setTimeout(() => void judge(typed, pause.current), pauseMs);
  }

  async function judge(typed: string, turn: typeof pause.current) {
    // Without the list there is no hint, and nothing is lost.
    const judging = await import('./suggest-address.ts').catch(() => null);
    if (turn === pause.current) setSuggestion(judging?.suggestAddress(typed) ?? null);
  }

  function forget() {
    clearTimeout(pause.current);
    pause.current = undefined;
    setSuggestion(null);
  }

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );

  return { suggestion, consider, forget };
}
