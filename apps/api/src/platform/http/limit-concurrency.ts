/** Limits concurrent work per subject in this process; returns null instead of starting work above the limit. */
export function limitConcurrency(limit: number) {
  const running = new Map<string, number>();
  return async <Result>(subject: string, work: () => Promise<Result>): Promise<Result | null> => {
    const active = running.get(subject) ?? 0;
    if (active >= limit) return null;
    running.set(subject, active + 1);
    try {
      return await work();
    } finally {
      const remaining = (running.get(subject) ?? 1) - 1;
      if (remaining > 0) running.set(subject, remaining);
      else running.delete(subject);
    }
  };
}
