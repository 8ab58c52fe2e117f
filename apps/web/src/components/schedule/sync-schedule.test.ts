import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '@kongres/content/facts/site';
import type { SyncScheduleRequest } from '@kongres/contract/schedule';

const storage = new Map<string, string>();
const requests: SyncScheduleRequest[] = [];
let server: { stars: string[]; done: string[] };
let isDown = false;
let onRequest: (() => void) | null = null;

/** A tab with this storage. */
async function openTab() {
  vi.resetModules();
  const [week, following] = [
    await import('./saved-schedule.ts'),
    await import('./sync-schedule.ts'),
  ];
  return { ...week, follow: following.syncSchedule };
}

beforeEach(() => {
  storage.clear();
  requests.length = 0;
  server = { stars: [], done: [] };
  isDown = false;
  onRequest = null;
  vi.stubGlobal('window', { addEventListener() {} });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as SyncScheduleRequest;
    requests.push(request);
    onRequest?.();
    if (isDown) throw new TypeError('no network');
    const stars = [...new Set([...server.stars, ...request.add])];
    server.stars = stars.filter((id) => !request.remove.includes(id));
    server.done = [...new Set([...server.done, ...request.done])];
    return Response.json(server);
  });
});

const anna = 'a'.repeat(43);
const jan = 'j'.repeat(43);

test('the first sync merges the stars of browser and ticket', async () => {
  server.stars = ['theirs'];
  const tab = await openTab();
  tab.addStars(['own']);
  expect(await tab.follow(anna, ['calendar'])).toEqual({
    stars: ['theirs', 'own'],
    done: ['calendar'],
  });
  expect(tab.getSavedSchedule().stars).toEqual(['theirs', 'own']);
});

test('removals sync in both directions', async () => {
  const tab = await openTab();
  tab.addStars(['a', 'b', 'c']);
  await tab.follow(anna);
  server.stars = ['b', 'c', 'd'];
  tab.toggleStar('b');
  await tab.follow(anna);
  expect(requests.at(-1)).toEqual({ add: [], remove: ['b'], done: [] });
  expect(tab.getSavedSchedule().stars).toEqual(['c', 'd']);
});

test('a removed last star stays removed after the page was closed', async () => {
  const tab = await openTab();
  tab.addStars(['a']);
  await tab.follow(anna);
  tab.toggleStar('a');
  const later = await openTab();
  await later.follow(anna);
  expect(server.stars).toEqual([]);
  expect(later.getSavedSchedule().stars).toEqual([]);
  expect(storage.has(site.storageKeys.schedule)).toBe(false);
});

test('a star set during a request is not lost', async () => {
  const tab = await openTab();
  tab.addStars(['a', 'b']);
  onRequest = () => {
    tab.toggleStar('b');
    tab.toggleStar('c');
  };
  await tab.follow(anna);
  onRequest = null;
  expect(tab.getSavedSchedule().stars).toEqual(['a', 'c']);
  await tab.follow(anna);
  expect(server.stars).toEqual(['a', 'c']);
});

test('stars do not move to another ticket in the same browser', async () => {
  const tab = await openTab();
  tab.addStars(['annas']);
  await tab.follow(anna);
  server.stars = ['jans'];
  await tab.follow(jan);
  expect(requests.at(-1)).toEqual({ add: [], remove: [], done: [] });
  expect(tab.getSavedSchedule().stars).toEqual(['jans']);
});

test('failed changes stay and are sent with the next call', async () => {
  const tab = await openTab();
  tab.addStars(['a']);
  isDown = true;
  expect(await tab.follow(anna)).toBeNull();
  expect(tab.getSavedSchedule().stars).toEqual(['a']);
  isDown = false;
  await tab.follow(anna);
  expect(server.stars).toEqual(['a']);
});

test('invalid ids stay local and are never sent', async () => {
  const tab = await openTab();
  tab.addStars(['<b>', 'a']);
  await tab.follow(anna);
  expect(server.stars).toEqual(['a']);
  expect(tab.getSavedSchedule().stars).toEqual(['a', '<b>']);
});

test('an unsent star of one ticket is not sent to another', async () => {
  const tab = await openTab();
  storage.set(site.storageKeys.ticket, anna);
  await tab.follow(anna);
  isDown = true;
  tab.toggleStar('annas');
  await tab.follow(anna);
  isDown = false;
  storage.set(site.storageKeys.ticket, jan);
  const later = await openTab();
  await later.follow(jan);
  expect(server.stars).toEqual([]);
});

test('no star beyond the limit is lost locally', async () => {
  const tab = await openTab();
  const many = Array.from({ length: 600 }, (_, n) => `s-${n}`);
  tab.addStars(many);
  await tab.follow(anna);
  expect(tab.getSavedSchedule().stars).toHaveLength(600);
});
