const filterNames = ['q', 'state', 'ticket', 'language', 'origin', 'since', 'until'] as const;

export type FilterName = (typeof filterNames)[number];

/** What the address asks for; what is empty is not asked for. */
export function filtersIn(search: URLSearchParams): Partial<Record<FilterName, string>> {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** The same list with another filter. */
export function withFilter(search: URLSearchParams, name: FilterName, value: string) {
  const next = new URLSearchParams(search);
  if (value.trim()) next.set(name, value.trim());
  else next.delete(name);
  return next;
}

/** The same list with one order open beside it, or none. */
export function withOrder(search: URLSearchParams, number: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (number === null) next.delete('order');
  else next.set('order', String(number));
  return next;
}
