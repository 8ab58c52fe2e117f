import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.week;
const kept = new Map<string, string>();
let fault: string | null = null;

const refuse = () => {
  if (fault) throw new DOMException(fault);
};
const storage = {
  getItem: (name: string) => (refuse(), kept.get(name) ?? null),
  setItem: (name: string, value: string) => (refuse(), void kept.set(name, value)),
  removeItem: (name: string) => (refuse(), void kept.delete(name)),
};

/** A tab of its own: the module anew, the storage shared. */
async function openTab() {
  vi.resetModules();
  return import('./kept-week.ts');
}

beforeEach(() => {
  kept.clear();
  fault = null;
  vi.stubGlobal('localStorage', storage);
});

test('a star is kept, and its key goes with the last star', async () => {
  const tab = await openTab();
  tab.toggleStar('session-1');
  expect((await openTab()).isStarred('session-1')).toBe(true);
  tab.toggleStar('session-1');
  expect(kept.has(key)).toBe(false);
});

test('two tabs that know nothing of each other lose no star', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.myWeek();
  other.myWeek();
  one.toggleStar('a');
  other.toggleStar('b');
  expect((await openTab()).myWeek().stars).toEqual(['a', 'b']);
});

test('the last star that another tab has taken away does not come back', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.toggleStar('a');
  other.myWeek();
  one.toggleStar('a');
  other.toggleStar('b');
  expect((await openTab()).myWeek().stars).toEqual(['b']);
});

test.each(['QuotaExceededError', 'SecurityError'])(
  '%s: stars last as long as the tab, which knows it',
  async (name) => {
    const tab = await openTab();
    tab.toggleStar('before');
    fault = name;
    tab.toggleStar('a');
    tab.toggleStar('b');
    expect(tab.myWeek()).toEqual({
      stars: ['before', 'a', 'b'],
      settled: [],
      followed: null,
      isKept: false,
    });
  },
);

test.each(['nonsense', '[]', 'null', '{"stars":"a"}', '{"stars":[1,null,{}]}'])(
  'what somebody else has written there (%s) is no week',
  async (text) => {
    kept.set(key, text);
    const tab = await openTab();
    expect(tab.myWeek().stars).toEqual([]);
    tab.toggleStar('a');
    expect((await openTab()).myWeek().stars).toEqual(['a']);
  },
);

test('taking over a week adds to one’s own and repeats nothing', async () => {
  const tab = await openTab();
  tab.addStars(['a', 'b']);
  tab.addStars(['b', 'c']);
  tab.removeStars(['a']);
  expect(tab.myWeek().stars).toEqual(['b', 'c']);
});
