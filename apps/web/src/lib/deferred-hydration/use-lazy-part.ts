import { useEffect, useState } from 'react';

const retryMs = 5000;

/** Loads a part of the page lazily and retries on failure; null until then. */
export function useLazyPart<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ part: Part } | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function fetchPart() {
      try {
        const loaded = await load();
        if (!isOver) setPart({ part: loaded });
      } catch {
        if (!isOver) timer = setTimeout(() => void fetchPart(), retryMs);
      }
    }

    void fetchPart();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load]);

  return part?.part ?? null;
}
