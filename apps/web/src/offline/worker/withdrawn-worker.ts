/// <reference lib="webworker" />
import { forgetAll } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

// Stands at the worker's address in a release that withdraws it: takes its place, leaves nothing behind, and goes.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await forgetAll();
  await self.registration.unregister();
}
