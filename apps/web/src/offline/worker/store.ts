const prefix = 'kept-';

/** More opened pages than these are not kept: the oldest go. */
const mostPages = 200;

/**
 * One cache for each release, known by the file that lists its routes. A page lies together with every file it names,
 * and comes last, so that a page that is there is whole.
 */
export async function openStore(release: string): Promise<Cache> {
  return caches.open(prefix + release);
}

/** The newest first. */
export async function releases(): Promise<string[]> {
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .toReversed();
}

export async function newestStore(): Promise<Cache | null> {
  const [newest] = await releases();
  return newest === undefined ? null : openStore(newest);
}

/** The youngest copy, whichever release it is from. */
export async function find(address: string): Promise<Response | null> {
  let youngest: Response | null = null;
  for (const release of await releases()) {
    const store = await openStore(release);
    const copy = await store.match(address, { ignoreVary: true });
    if (copy && (!youngest || momentOf(copy) > momentOf(youngest))) youngest = copy;
  }
  return youngest;
}

export async function forget(address: string): Promise<void> {
  for (const release of await releases()) {
    const store = await openStore(release);
    await store.delete(address);
  }
}

export async function forgetRelease(release: string): Promise<void> {
  await caches.delete(prefix + release);
}

export async function forgetAll(): Promise<void> {
  for (const release of await releases()) await forgetRelease(release);
}

export async function forgetOldestPages(store: Cache): Promise<void> {
  const pages = await pagesIn(store);
  for (const page of pages.slice(0, Math.max(0, pages.length - mostPages))) {
    await store.delete(page);
  }
}

/** In the order in which they came. A page is the only kind of address without an ending. */
export async function pagesIn(store: Cache): Promise<string[]> {
  const requests = await store.keys();
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'));
}

/** By the server's clock, in milliseconds; 0 for a copy that does not say. */
export function momentOf(copy: Response): number {
  return Date.parse(copy.headers.get('Date') ?? '') || 0;
}
