const listeners = new Set<() => void>();

/** Another query for the page that is shown; it is no visit of its own, and nothing is fetched for it. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
  for (const listener of listeners) listener();
}

export function whenSearchIsReplaced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
