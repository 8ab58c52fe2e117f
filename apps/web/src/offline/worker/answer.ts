/// <reference lib="webworker" />
import { languages } from '@kongres/content/facts/languages';
import { keptMark, notKeptAddress } from '../addresses.ts';
import { find, momentOf, newestStore } from './store.ts';

/** A network that is slower than this to begin with an answer is none, if there is a copy. */
const patienceMs = 4000;

/** What pages are made of. */
const parts: readonly RequestDestination[] = ['font', 'image', 'manifest', 'script', 'style'];

/**
 * Null for whatever goes to the network alone. Data of pages always do: a copy is a whole page of one release, with the
 * files of that release, so nothing old ever meets something new.
 */
export function answer(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return page(event, pathname);
  if (pathname.startsWith('/assets/')) return asset(request, pathname);
  const isPart = parts.includes(request.destination) || pathname.endsWith('.json');
  return isPart ? file(request, pathname) : null;
}

async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const network = fromNetwork(event);
  // A copy may be quicker: the browser is not to give up the other.
  event.waitUntil(network.catch(() => {}));
  const copy = await find(pathname);
  if (!copy) return network.catch((error: unknown) => notKept(pathname, error));
  const first = await Promise.race([network.catch(() => null), late()]);
  return first && first.status < 500 ? first : marked(copy);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}

/** The copy tells the page that it is one, and how old. */
async function marked(copy: Response): Promise<Response> {
  const html = await copy.text();
  const moment = new Date(momentOf(copy)).toISOString();
  const mark = `<head><meta name="${keptMark}" content="${moment}">`;
  return new Response(html.replace('<head>', mark), { headers: plain(copy.headers) });
}

async function notKept(pathname: string, error: unknown): Promise<Response> {
  const own = languages.filter(({ path }) => pathname.split('/')[1] === path);
  for (const language of [...own, ...languages]) {
    const copy = await find(notKeptAddress(language));
    if (copy) return new Response(copy.body, { status: 503, headers: plain(copy.headers) });
  }
  throw error;
}

/** Without what was true of the answer on its way only. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('Content-Encoding');
  kept.delete('Content-Length');
  return kept;
}

/** Its name changes with its content, so a copy is as good as the original. */
async function asset(request: Request, pathname: string): Promise<Response> {
  const copy = await find(pathname);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok) await keepCopy(pathname, response.clone());
  return response;
}

async function keepCopy(pathname: string, response: Response): Promise<void> {
  try {
    await (await newestStore())?.put(pathname, response);
  } catch {
    // No room: it is asked for again the next time.
  }
}

async function file(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await find(pathname);
    if (copy) return copy;
    throw error;
  }
}
