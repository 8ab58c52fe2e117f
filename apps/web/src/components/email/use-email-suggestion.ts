import { useEffect, useRef, useState } from 'react';

/** Long enough not to interrupt typing. */
const pauseMs = 600;

/** Checks an address once typing pauses. The domain list loads on first use. */
export function useEmailSuggestion() {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function scheduleCheck(typed: string) {
    clearSuggestion();
    pause.current = setTimeout(() => void checkEmail(typed, pause.current), pauseMs);
  }

  async function checkEmail(typed: string, turn: typeof pause.current) {
    const suggestModule = await import('./suggest-email.ts').catch(() => null);
    if (turn === pause.current) setSuggestion(suggestModule?.suggestEmail(typed) ?? null);
  }

  function clearSuggestion() {
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

  return { suggestion, scheduleCheck, clearSuggestion };
}
