import { queryDatabase } from '../database/cluster.ts';

export interface Order {
  id: string;
  number: number;
  session: string | null;
  ticket: string;
  language: string;
  email: string;
  state: string;
  code: string | null;
  isVoid: boolean;
}

export async function readOrders(url: string): Promise<Order[]> {
  return await queryDatabase<Order>(
    url,
    `select o.id, o.number, o.checkout_session_id as session, o.ticket, o.language, o.email, o.state, t.code,
        t.void_at is not null as "isVoid"
      from orders o left join ticket t on t.order_id = o.id order by o.number`,
  );
}

export function describeMissingOrders(
  books: readonly Order[],
  expected: readonly Order[],
): string[] {
  const known = new Map(books.map((order) => [order.id, JSON.stringify(order)]));
  return expected.flatMap((order) => {
    const now = known.get(order.id);
    if (now === JSON.stringify(order)) return [];
    return [now ? `KAI-${order.number} is now ${now}` : `KAI-${order.number} is gone`];
  });
}

export function findDuplicateNumbers(...all: (readonly Order[])[]): number[] {
  const owners = new Map<number, Set<string>>();
  for (const { number, id } of all.flat()) {
    owners.set(number, (owners.get(number) ?? new Set()).add(id));
  }
  return [...owners].filter(([, ids]) => ids.size > 1).map(([number]) => number);
}
