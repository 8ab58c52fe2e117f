import type { Page } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import { faultsOf, sampleWidths } from '../axe.ts';
import { duringDay, setEdition } from '../edition.ts';
import { inside, room, setBoard, setDoors } from '../live.ts';
import { answerWith, token } from '../order.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const polish = textsOf('pl', 'live');
const { refused, frame, link } = polish.room;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const doorTo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `${polish.enter}: ${name}` });
/** A stream that is not there: the page says so and goes on trying. */
const noStream = inside({ kind: 'stream' });

/** The page as somebody with a ticket sees it on the first day. */
async function open(page: Page, address = '/pl/kongres') {
  await page.goto('/robots.txt');
  await page.goto(`${address}#${token}`);
}

test.beforeEach(async ({ page }) => {
  await setEdition(page, duringDay(1));
  await answerWith(page, 'paid');
});

test('a door leads into the room and back, by keyboard, and the way is said aloud', async ({
  page,
}) => {
  await setBoard(page, { rooms: [room('a'), room('b')] });
  const asked = await setDoors(page, { enter: [noStream], renew: [noStream] });
  await open(page);
  await doorTo(page, 'Studio').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Studio');
  await expect(heading(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe('?room=b');
  await expect.poll(() => asked.enter).toMatchObject([{ room: 'b', isAgreed: false }]);
  await expect(page.locator('header').first(), 'no shop window inside').toBeHidden();
  // From room to room, with the same name of the device.
  await page.getByRole('tab', { name: polish.talk.tabs.questions }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: polish.talk.tabs.rooms })).toBeFocused();
  await page.getByRole('complementary').getByRole('link', { name: 'Scena główna' }).click();
  await expect(heading(page)).toHaveText('Scena główna');
  await expect.poll(() => asked.enter).toHaveLength(2);
  const [first, second] = asked.enter as { device: string }[];
  expect(second?.device).toBe(first?.device);
  await page.goBack();
  await expect(heading(page)).toHaveText('Studio');
  await page.getByRole('link', { name: polish.room.back }).click();
  await expect(doorTo(page, 'Studio')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

for (const [kind, words] of [
  ['frame', frame],
  ['link', link],
] as const) {
  test(`nothing is asked of another host before a press that names it: ${kind}`, async ({
    page,
    complaints,
  }) => {
    const host = kind === 'frame' ? streamHosts[0].host : 'meet.example.com';
    const address = `https://${host}/embed/aqz-KE-bpKQ`;
    const foreign: string[] = [];
    await page.context().route(`https://${host}/**`, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>there</title>' });
    });
    await setBoard(page, { rooms: [room('a', { kind, host })] });
    await setDoors(page, { enter: [inside({ kind, host, address })] });
    await open(page, '/pl/kongres?room=a');
    const named = (text: string) => plain(text.replaceAll('{{host}}', host));
    await expect(page.getByRole('heading', { name: named(words.title) })).toBeVisible();
    await expect(page.getByText(named(words.text))).toBeVisible();
    expect(foreign).toEqual([]);
    if (kind === 'frame') {
      await page.getByRole('button', { name: named(words.button) }).click();
      await expect(page.locator('iframe')).toHaveAttribute('src', address);
      await expect.poll(() => foreign).toEqual([address]);
    } else {
      const other = page.waitForEvent('popup');
      await page.getByRole('link', { name: named(words.button) }).click();
      await (await other).waitForURL(address);
      expect(await (await other).evaluate(() => window.opener)).toBeNull();
    }
    expect(complaints).toEqual([]);
  });
}

test('a tab that lies in the background does not enter because another one opens a ticket', async ({
  page,
  context,
}) => {
  await setBoard(page, { rooms: [room('a')] });
  const asked = await setDoors(page, { enter: [noStream], renew: [noStream] });
  await open(page, '/pl/kongres?room=a');
  await expect.poll(() => asked.enter).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const remember = (value: string | null) =>
    other.evaluate(
      ([key, kept]) => (kept ? localStorage.setItem(key, kept) : localStorage.removeItem(key)),
      [site.storageKeys.ticket, value] as const,
    );
  await remember(null);
  await expect(heading(page)).toHaveText(plain(textsOf('pl', 'congress').scenes.none.heading));
  await remember(token);
  await expect(page.getByRole('heading', { name: refused.other_device.heading })).toBeVisible();
  expect(asked.enter).toHaveLength(1);
  await page.getByRole('button', { name: refused.other_device.button }).click();
  await expect.poll(() => asked.enter).toHaveLength(2);
});

const states: Record<string, (page: Page) => Promise<void>> = {
  board: async (page) => {
    const name = { de: 'Donaudampfschifffahrtsgesellschaftstische' };
    await setBoard(page, {
      rooms: [room('a'), room('b', { isOpen: false }), room('tables', { name })],
      word: { id: 1, text: { pl: 'Słowo' }, at: new Date(0).toISOString() },
    });
    await open(page, '/de/kongres');
    await page
      .getByRole('link', { name: /^Eintreten/ })
      .first()
      .waitFor();
  },
  asked: async (page) => {
    await setDoors(page, { enter: ['agreement_required'] });
    await enterGermanRoom(page);
    await page.getByRole('heading', { name: textsOf('de', 'live').room.agree.heading }).waitFor();
  },
  'taken over': async (page) => {
    await setDoors(page, { enter: ['other_device'] });
    await enterGermanRoom(page);
    const { other_device: other } = textsOf('de', 'live').room.refused;
    await page.getByRole('heading', { name: other.heading }).waitFor();
  },
  broken: async (page) => {
    await setDoors(page, { enter: [noStream], renew: [noStream] });
    await enterGermanRoom(page);
    await page.getByRole('heading', { name: textsOf('de', 'live').room.broken.title }).waitFor();
  },
  chat: async (page) => {
    await setDoors(page, { enter: [noStream], renew: [noStream] });
    await enterGermanRoom(page);
    await page.getByRole('tab', { name: textsOf('de', 'live').talk.tabs.chat }).click();
    await page.getByText('Dzień dobry').waitFor();
  },
  'another host': async (page) => {
    const host = streamHosts[0].host;
    await setDoors(page, { enter: [inside({ kind: 'frame', host, address: `https://${host}/` })] });
    await enterGermanRoom(page);
    await page.getByRole('button', { name: host }).waitFor();
  },
};

async function enterGermanRoom(page: Page) {
  await setBoard(page, { rooms: [room('a'), room('b')] });
  await open(page, '/de/kongres?room=a');
}

for (const [name, reach] of Object.entries(states)) {
  for (const width of sampleWidths(`live ${name}`)) {
    test(`axe finds nothing at ${width} px, and nothing is too wide: ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await reach(page);
      expect(await faultsOf(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    });
  }
}
