/// <reference lib="webworker" />
import type { PageOpenedMessage } from '../page-opened-message.ts';
import { handleFetch } from './handle-fetch.ts';
import { queueCacheUpdate } from './update-cache.ts';

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over at once, so that a release can fix or withdraw the previous one.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(claimClients()));

self.addEventListener('message', (event) =>
  event.waitUntil(queueCacheUpdate(event.data as PageOpenedMessage)),
);

self.addEventListener('fetch', (event) => {
  const response = handleFetch(event);
  if (response) event.respondWith(response);
});

/** Navigation preload lets the browser send the request while the worker starts. */
async function claimClients() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
