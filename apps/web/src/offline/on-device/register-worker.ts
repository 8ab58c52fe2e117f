import { createTrustedScriptUrl } from '../../lib/api/trusted-script.ts';
import type { Language } from '@kongres/content/facts/languages';
import { getPrecacheManifestPath, workerPath } from '../addresses.ts';
import type { PageOpenedMessage } from '../page-opened-message.ts';
import { deleteAllReleaseCaches } from '../worker/release-caches.ts';

const workerScript = createTrustedScriptUrl('offline-worker', workerPath);

/** Registers the worker and has it cache the page, its assets and the precache list. */
export async function cacheOpenedPage(opened: string, language: Language): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerScript);
  const { active } = await serviceWorker.ready;
  const message: PageOpenedMessage = {
    kit: getPrecacheManifestPath(language),
    opened,
    loaded: listLoadedAssets(),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window and has no origin
  active?.postMessage(message);
}

/** Includes lazily loaded chunks, which the HTML does not reference. */
function listLoadedAssets(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return addresses
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Unregisters the worker and deletes its caches. */
export async function removeOfflineSupport(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await deleteAllReleaseCaches();
}
