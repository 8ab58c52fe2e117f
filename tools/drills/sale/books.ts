import { ask } from '../database/cluster.ts';

/** What a buyer knows of an order, and what is on paper. */
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

/** Every order with its ticket, by number. */
export async function readBooks(url: string): Promise<Order[]> {
  return await ask<Order>(
    url,
    `select o.id, o.number, o.session_id as session, o.ticket, o.language, o.email, o.state, t.code,
        t.void_at is not null as "isVoid"
      from orders o left join ticket t on t.order_id = o.id order by o.number`,
  );
}

/** A sentence for every order that is not among these as it was. */
export function missingFrom(books: readonly Order[], expected: readonly Order[]): string[] {
  const known = new Map(books.map((order) => [order.id, JSON.stringify(order)]));
  return expected.flatMap((order) => {
    const now = known.get(order.id);
    if (now === JSON.stringify(order)) return [];
    return [now ? `KAI-${order.number} is now ${now}` : `KAI-${order.number} is gone`];
  });
}

/** Numbers that more than one order has had. */
export function numbersTwice(...all: (readonly Order[])[]): number[] {
  const owners = new Map<number, Set<string>>();
  for (const { number, id } of all.flat()) {
    owners.set(number, (owners.get(number) ?? new Set()).add(id));
  }
  return [...owners].filter(([, ids]) => ids.size > 1).map(([number]) => number);
}
