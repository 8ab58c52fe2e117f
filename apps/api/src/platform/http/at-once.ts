/**
 * Does so much at once for each subject, in this process; what comes beyond is turned away before it
 * costs anything, and answered null.
 */
export function atMostAtOnce(most: number) {
  const running = new Map<string, number>();
  return async <Result>(subject: string, work: () => Promise<Result>): Promise<Result | null> => {
    const others = running.get(subject) ?? 0;
    if (others >= most) return null;
    running.set(subject, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(subject) ?? 1) - 1;
      if (left > 0) running.set(subject, left);
      else running.delete(subject);
    }
  };
}
