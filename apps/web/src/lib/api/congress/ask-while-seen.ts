/**
 * Asks at once, and again and again with a gap, while somebody looks at the page; who comes back to it is asked for at
 * once. Ends with the function that comes back.
 */
export function askWhileSeen<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  tell: (answer: Answer) => void,
  gapMs: () => number,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  document.addEventListener('visibilitychange', onVisibility, { signal });
  void askNow();
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };

  async function askNow() {
    if (isAsking) return;
    isAsking = true;
    const answer = await ask(signal);
    isAsking = false;
    if (signal.aborted) return;
    tell(answer);
    if (!document.hidden) timer = setTimeout(() => void askNow(), gapMs());
  }

  function onVisibility() {
    clearTimeout(timer);
    if (!document.hidden) void askNow();
  }
}
