import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.schedule;
const storedItems = new Map<string, string>();
let fault: string | null = null;

const throwFault = () => {
  if (fault) throw new DOMException(fault);
};
const storage = {
  getItem: (name: string) => (throwFault(), storedItems.get(name) ?? null),
  setItem: (name: string, value: string) => (throwFault(), void storedItems.set(name, value)),
  removeItem: (name: string) => (throwFault(), void storedItems.delete(name)),
};

/** Fresh modules, shared storage. */
async function openTab() {
  vi.resetModules();
  return import('./saved-schedule.ts');
}

beforeEach(() => {
  storedItems.clear();
  fault = null;
  vi.stubGlobal('localStorage', storage);
});

test('a star is saved, and its key is removed with the last star', async () => {
  const tab = await openTab();
  tab.toggleStar('session-1');
  expect((await openTab()).isStarred('session-1')).toBe(true);
  tab.toggleStar('session-1');
  expect(storedItems.has(key)).toBe(false);
});

test('two independent tabs lose no star', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.getSavedSchedule();
  other.getSavedSchedule();
  one.toggleStar('a');
  other.toggleStar('b');
  expect((await openTab()).getSavedSchedule().stars).toEqual(['a', 'b']);
});

test('a last star removed in another tab does not come back', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.toggleStar('a');
  other.getSavedSchedule();
  one.toggleStar('a');
  other.toggleStar('b');
  expect((await openTab()).getSavedSchedule().stars).toEqual(['b']);
});

test.each(['QuotaExceededError', 'SecurityError'])(
  '%s: stars last as long as the tab, which knows it',
  async (name) => {
    const tab = await openTab();
    tab.toggleStar('before');
    fault = name;
    tab.toggleStar('a');
    tab.toggleStar('b');
    expect(tab.getSavedSchedule()).toEqual({
      stars: ['before', 'a', 'b'],
      settled: [],
      followed: null,
      isSaved: false,
    });
  },
);

test.each(['nonsense', '[]', 'null', '{"stars":"a"}', '{"stars":[1,null,{}]}'])(
  'foreign data in storage (%s) is ignored',
  async (text) => {
    storedItems.set(key, text);
    const tab = await openTab();
    expect(tab.getSavedSchedule().stars).toEqual([]);
    tab.toggleStar('a');
    expect((await openTab()).getSavedSchedule().stars).toEqual(['a']);
  },
);

test('adding a schedule keeps own stars and has no duplicates', async () => {
  const tab = await openTab();
  tab.addStars(['a', 'b']);
  tab.addStars(['b', 'c']);
  tab.removeStars(['a']);
  expect(tab.getSavedSchedule().stars).toEqual(['b', 'c']);
});
