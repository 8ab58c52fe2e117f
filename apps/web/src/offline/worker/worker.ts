/// <reference lib="webworker" />
import type { Wish } from '../wish.ts';
import { answer } from './answer.ts';
import { keep } from './keep.ts';

declare const self: ServiceWorkerGlobalScope;

// Between the pages and the network, for whoever has starred something or installed the site. It is never asked to wait:
// a new one takes over at once, so that a release can mend or withdraw the one before it.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => event.waitUntil(keep(event.data as Wish)));

self.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});

/** A page need not wait for this program to wake up: the browser asks the network meanwhile. */
async function takeOver() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
