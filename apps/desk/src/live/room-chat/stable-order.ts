import { useState } from 'react';

/** Keeps known rows in place and appends new ones, so that buttons do not move while being pressed. */
export function mergeOrder(before: readonly number[], ids: readonly number[]): number[] {
  const [present, known] = [new Set(ids), new Set(before)];
  return [...before.filter((id) => present.has(id)), ...ids.filter((id) => !known.has(id))];
}

export function useStableOrder<Item extends { id: number }>(items: readonly Item[]) {
  const ids = items.map(({ id }) => id);
  const [order, setOrder] = useState<readonly number[]>(ids);
  const next = mergeOrder(order, ids);
  if (next.join() !== order.join()) setOrder(next);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    rows: next.flatMap((id) => byId.get(id) ?? []),
    isSorted: next.join() === ids.join(),
    sort: () => setOrder(ids),
  };
}
