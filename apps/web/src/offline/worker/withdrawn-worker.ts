/// <reference lib="webworker" />
import { deleteAllReleaseCaches } from './release-caches.ts';

declare const self: ServiceWorkerGlobalScope;

// Served at the worker's address by a release that withdraws offline support.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(deleteCachesAndUnregister()));

async function deleteCachesAndUnregister() {
  await deleteAllReleaseCaches();
  await self.registration.unregister();
}
