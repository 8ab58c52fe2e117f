/** Polls while the page is visible, and at once when it becomes visible. Returns the stop function. */
export function pollWhileVisible<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
  onResult: (result: Result) => void,
  getIntervalMs: () => number,
): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;

  document.addEventListener('visibilitychange', handleVisibilityChange, { signal });
  void poll();
  return () => {
    clearTimeout(timer);
    abortController.abort();
  };

  async function poll() {
    if (isLoading) return;
    isLoading = true;
    const answer = await load(signal);
    isLoading = false;
    if (signal.aborted) return;
    onResult(answer);
    if (!document.hidden) timer = setTimeout(() => void poll(), getIntervalMs());
  }

  function handleVisibilityChange() {
    clearTimeout(timer);
    if (!document.hidden) void poll();
  }
}
