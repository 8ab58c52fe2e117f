const filterNames = ['q', 'state', 'ticket', 'language', 'origin', 'since', 'until'] as const;

export type FilterName = (typeof filterNames)[number];

export function readFilters(search: URLSearchParams): Partial<Record<FilterName, string>> {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export function replaceFilter(search: URLSearchParams, name: FilterName, value: string) {
  const next = new URLSearchParams(search);
  if (value.trim()) next.set(name, value.trim());
  else next.delete(name);
  return next;
}

export function replaceOpenOrder(search: URLSearchParams, number: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (number === null) next.delete('order');
  else next.set('order', String(number));
  return next;
}
