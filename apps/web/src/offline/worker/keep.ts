import { call } from '../../lib/api/call.ts';
import type { Kit } from '../kit.ts';
import type { Wish } from '../wish.ts';
import {
  find,
  forget,
  forgetOldestPages,
  forgetRelease,
  momentOf,
  openStore,
  pagesIn,
  releases,
} from './store.ts';

/** How old the programme on a device may be before it is asked for anew. */
const freshMs = 3_600_000;

/** One wish after the other, for all tabs: what one has fetched the next need not. */
let last: Promise<void> = Promise.resolve();

/** Keeps what a page tells of itself. Without a network, or without room, everything stays as it is. */
export function keep(wish: Wish): Promise<void> {
  last = last.then(() => fulfil(wish)).catch(() => {});
  return last;
}

async function fulfil({ kit, opened, loaded }: Wish) {
  const release = await keepPage(opened, 'default');
  if (release === null) return;
  const store = await openStore(release);
  await keepFiles(store, loaded);
  if (!(await isFresh(store, kit))) await keepKit(store, kit);
  await moveOn(release);
  await forgetOldestPages(store);
}

/** Whether all of it has come, and not long ago. */
async function isFresh(store: Cache, kit: string): Promise<boolean> {
  const known = await store.match(kit);
  if (!known || Date.now() - momentOf(known) > freshMs) return false;
  const { pages } = (await known.json()) as Kit;
  const has = new Set(await pagesIn(store));
  return pages.every(({ address }) => has.has(address));
}

/** The list itself comes first: it has the words that are said when the network goes in the middle of this. */
async function keepKit(store: Cache, kit: string) {
  const response = await call(kit, { cache: 'no-cache' });
  if (!response.ok) return;
  await store.put(kit, response.clone());
  const { pages, files } = (await response.json()) as Kit;
  await keepFiles(store, files, 'no-cache');
  for (const { address } of pages) await keepPage(address, 'no-cache');
}

/**
 * What other releases have left is fetched anew; their copies go when all of that has come. One that a page still came
 * from stays: the page that was opened may have been the older one, out of the browser's own cache.
 */
async function moveOn(release: string) {
  const others = (await releases()).filter((each) => each !== release);
  if (others.length === 0) return;
  const has = new Set(await pagesIn(await openStore(release)));
  const living = new Set<string | null>();
  for (const other of others) {
    for (const page of await pagesIn(await openStore(other))) {
      if (!has.has(page)) living.add(await keepPage(page, 'no-cache'));
    }
  }
  for (const other of others) if (!living.has(other)) await forgetRelease(other);
}

/** Returns the release that the page is of; null where there is no page to keep. */
async function keepPage(address: string, cache: RequestCache): Promise<string | null> {
  const response = await call(address, { cache });
  if (response.status === 404 || response.status === 410) await forget(address);
  if (!response.ok || response.redirected) return null;
  const html = await response.clone().text();
  const [, release] = /\/assets\/manifest-(\w+)\./.exec(html) ?? [];
  if (release === undefined) return null;
  const store = await openStore(release);
  await keepFiles(store, filesIn(html));
  await store.put(address, response);
  return release;
}

/** All files of ours that a page names. */
function filesIn(html: string): string[] {
  return [...html.matchAll(/"(\/(?:assets|art|photos)\/[^"#?\\]+)/g)].map(([, file = '']) => file);
}

async function keepFiles(store: Cache, files: readonly string[], cache: RequestCache = 'default') {
  for (const file of new Set(files)) {
    if (cache === 'default' && (await store.match(file))) continue;
    // A file whose name tells its content never changes, so another release may have brought it.
    const known = file.startsWith('/assets/') ? await find(file) : null;
    const response = known ?? (await call(file, { cache }));
    if (!response.ok) throw new Error(`${file} answers with ${response.status}`);
    await store.put(file, response);
  }
}
