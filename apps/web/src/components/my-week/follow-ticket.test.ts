import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '@kongres/content/facts/site';
import type { WeekRequest } from '@kongres/contract/week';

const kept = new Map<string, string>();
const asked: WeekRequest[] = [];
let server: { stars: string[]; done: string[] };
let isDown = false;
let during: (() => void) | null = null;

/** A browser with this ticket and these stars, and what it keeps afterwards. */
async function open() {
  vi.resetModules();
  const [week, following] = [await import('./kept-week.ts'), await import('./follow-ticket.ts')];
  return { ...week, follow: following.followTicket };
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  server = { stars: [], done: [] };
  isDown = false;
  during = null;
  vi.stubGlobal('window', { addEventListener() {} });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as WeekRequest;
    asked.push(request);
    during?.();
    if (isDown) throw new TypeError('no network');
    const stars = [...new Set([...server.stars, ...request.add])];
    server.stars = stars.filter((id) => !request.remove.includes(id));
    server.done = [...new Set([...server.done, ...request.done])];
    return Response.json(server);
  });
});

const anna = 'a'.repeat(43);
const jan = 'j'.repeat(43);

test('the first time stars of the browser and of the ticket come together', async () => {
  server.stars = ['theirs'];
  const tab = await open();
  tab.addStars(['own']);
  expect(await tab.follow(anna, ['calendar'])).toEqual({
    stars: ['theirs', 'own'],
    done: ['calendar'],
  });
  expect(tab.myWeek().stars).toEqual(['theirs', 'own']);
});

test('what another device took away goes here too, and what was taken away here goes there', async () => {
  const tab = await open();
  tab.addStars(['a', 'b', 'c']);
  await tab.follow(anna);
  server.stars = ['b', 'c', 'd'];
  tab.toggleStar('b');
  await tab.follow(anna);
  expect(asked.at(-1)).toEqual({ add: [], remove: ['b'], done: [] });
  expect(tab.myWeek().stars).toEqual(['c', 'd']);
});

test('the last star that is taken away stays away, also after the page was closed', async () => {
  const tab = await open();
  tab.addStars(['a']);
  await tab.follow(anna);
  tab.toggleStar('a');
  const later = await open();
  await later.follow(anna);
  expect(server.stars).toEqual([]);
  expect(later.myWeek().stars).toEqual([]);
  expect(kept.has(site.storageKeys.week)).toBe(false);
});

test('a star that is set while the server answers is not lost', async () => {
  const tab = await open();
  tab.addStars(['a', 'b']);
  during = () => {
    tab.toggleStar('b');
    tab.toggleStar('c');
  };
  await tab.follow(anna);
  during = null;
  expect(tab.myWeek().stars).toEqual(['a', 'c']);
  await tab.follow(anna);
  expect(server.stars).toEqual(['a', 'c']);
});

test('one person’s stars do not go over to another ticket in the same browser', async () => {
  const tab = await open();
  tab.addStars(['annas']);
  await tab.follow(anna);
  server.stars = ['jans'];
  await tab.follow(jan);
  expect(asked.at(-1)).toEqual({ add: [], remove: [], done: [] });
  expect(tab.myWeek().stars).toEqual(['jans']);
});

test('without an answer everything stays as it was, and goes with the next call', async () => {
  const tab = await open();
  tab.addStars(['a']);
  isDown = true;
  expect(await tab.follow(anna)).toBeNull();
  expect(tab.myWeek().stars).toEqual(['a']);
  isDown = false;
  await tab.follow(anna);
  expect(server.stars).toEqual(['a']);
});

test('what no session can be called stays here and is never sent', async () => {
  const tab = await open();
  tab.addStars(['<b>', 'a']);
  await tab.follow(anna);
  expect(server.stars).toEqual(['a']);
  expect(tab.myWeek().stars).toEqual(['a', '<b>']);
});

test('a star that was set with one ticket open and not sent does not go to another’s', async () => {
  const tab = await open();
  kept.set(site.storageKeys.ticket, anna);
  await tab.follow(anna);
  isDown = true;
  tab.toggleStar('annas');
  await tab.follow(anna);
  isDown = false;
  kept.set(site.storageKeys.ticket, jan);
  const later = await open();
  await later.follow(jan);
  expect(server.stars).toEqual([]);
});

test('of more stars than a week can have none is lost here', async () => {
  const tab = await open();
  const many = Array.from({ length: 600 }, (_, n) => `s-${n}`);
  tab.addStars(many);
  await tab.follow(anna);
  expect(tab.myWeek().stars).toHaveLength(600);
});
