import { useState } from 'react';

/** The same rows where they were, what is new at the end: nothing jumps away under a finger. */
export function steadyOrder(before: readonly number[], ids: readonly number[]): number[] {
  const [there, known] = [new Set(ids), new Set(before)];
  return [...before.filter((id) => there.has(id)), ...ids.filter((id) => !known.has(id))];
}

/** Keeps rows in their places until they are sorted anew. */
export function useSteadyOrder<Item extends { id: number }>(items: readonly Item[]) {
  const ids = items.map(({ id }) => id);
  const [order, setOrder] = useState<readonly number[]>(ids);
  const next = steadyOrder(order, ids);
  if (next.join() !== order.join()) setOrder(next);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    rows: next.flatMap((id) => byId.get(id) ?? []),
    isSorted: next.join() === ids.join(),
    sort: () => setOrder(ids),
  };
}
