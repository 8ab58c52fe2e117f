import { trustedScript } from '../../lib/api/trusted-script.ts';
import type { Language } from '@kongres/content/facts/languages';
import { kitAddress, workerAddress } from '../addresses.ts';
import type { Wish } from '../wish.ts';
import { forgetAll } from '../worker/store.ts';

const program = trustedScript('offline-worker', workerAddress);

/** Keeps the page and what it needs on the device; the first time also the programme. */
export async function keepOnDevice(opened: string, language: Language): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(program);
  const { active } = await serviceWorker.ready;
  const wish: Wish = { kit: kitAddress(language), opened, loaded: loadedFiles() };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window and has no origin
  active?.postMessage(wish);
}

/** Also those that no page names, because they came when somebody wanted them. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return addresses
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Nothing stays behind. */
export async function forgetOnDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await forgetAll();
}
