const listeners = new Set<() => void>();

/** Changes the query without navigation or fetching. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
  for (const listener of listeners) listener();
}

export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
