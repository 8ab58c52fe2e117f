import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import { faultsOf } from '../axe.ts';
import { duringDay, setEdition } from '../edition.ts';
import { inside, room, setBoard, setDoors } from '../live.ts';
import { answerWith, orderIn, token } from '../order.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const polish = textsOf('pl', 'live');
const { agree, refused, frame, link, broken } = polish.room;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
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

test('the board offers the doors that hosts have opened, and follows them while it is open', async ({
  page,
  complaints,
}) => {
  const told = await setBoard(page, {
    rooms: [room('a'), room('b', { isOpen: false }), room('tables', { name: { pl: 'Stoliki' } })],
  });
  await open(page);
  await expect(heading(page)).toContainText('1');
  await expect(doorTo(page, 'Scena główna')).toHaveAttribute('href', '/pl/kongres?room=a');
  await expect(doorTo(page, 'Stoliki')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Studio');
  told.rooms = [room('b')];
  await expect(doorTo(page, 'Studio')).toBeVisible();
  await expect(doorTo(page, 'Scena główna')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('before any door opens the board says when they do, and nobody is led anywhere', async ({
  page,
}) => {
  await setBoard(page, {});
  await open(page);
  await expect(page.getByText(plain(polish.empty.title))).toBeVisible();
  await expect(page.getByRole('link', { name: polish.enter })).toHaveCount(0);
});

test('a word to everybody is read as words, in the reader’s language or another', async ({
  page,
}) => {
  const hostile = '<img src=x onerror=alert(1)> & "koniec"';
  await setBoard(page, { word: { id: 1, text: { pl: hostile }, at: new Date(0).toISOString() } });
  await open(page);
  await expect(page.getByText(hostile)).toBeVisible();
  await open(page, '/de/kongres');
  await expect(page.getByText(hostile)).toHaveAttribute('lang', 'pl');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('while nobody answers the page says so, and the board comes by itself', async ({ page }) => {
  let isAway = true;
  await page.route('**/api/board', (route) =>
    isAway
      ? route.abort()
      : route.fulfill({ json: { rooms: [room('a')], sessions: [], word: null } }),
  );
  await open(page);
  await expect(page.getByText(plain(polish.unread))).toBeVisible();
  isAway = false;
  await expect(doorTo(page, 'Scena główna')).toBeVisible();
  await expect(page.getByText(plain(polish.unread))).toHaveCount(0);
  isAway = true;
  await expect(page.getByText(plain(polish.stale.split('{{')[0] ?? ''))).toBeVisible();
  await expect(doorTo(page, 'Scena główna'), 'the last one stays').toBeVisible();
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

test('a picture that does not come is told, and what else is on is offered', async ({ page }) => {
  await setBoard(page, { rooms: [room('a'), room('b')] });
  await setDoors(page, { enter: [noStream], renew: [noStream] });
  await open(page, '/pl/kongres?room=a');
  await expect(page.getByRole('heading', { name: broken.title })).toBeVisible();
  await expect(page.getByRole('status').getByRole('link', { name: 'Studio' })).toBeVisible();
});

test('who may still withdraw reads the sentence and agrees before the first entry', async ({
  page,
}) => {
  await setBoard(page, { rooms: [room('a')] });
  const asked = await setDoors(page, { enter: ['agreement_required', noStream] });
  await open(page, '/pl/kongres?room=a');
  await expect(page.getByRole('heading', { name: agree.heading })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    plain(textsOf('pl', 'purchase').earlyStart.replace('{{withdrawalDays}}', '14 dni')),
  );
  expect(asked.enter).toHaveLength(1);
  await page.getByRole('button', { name: agree.button }).click();
  await expect.poll(() => asked.enter).toHaveLength(2);
  expect(asked.enter[1]).toMatchObject({ isAgreed: true });
});

test('a device that another has taken over says so, waits, and takes the ticket back by a press', async ({
  page,
}) => {
  await page.clock.install();
  await setBoard(page, { rooms: [room('a')] });
  const asked = await setDoors(page, {
    enter: [noStream, { ...noStream, generation: 3 }],
    renew: ['other_device'],
  });
  await open(page, '/pl/kongres?room=a');
  await expect.poll(() => asked.enter).toHaveLength(1);
  await page.clock.fastForward(41_000);
  const { heading: words, button } = refused.other_device;
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await expect(page.locator('video'), 'nothing plays on').toHaveCount(0);
  await page.clock.fastForward(600_000);
  expect(asked.enter, 'it never comes back by itself').toHaveLength(1);
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => asked.enter).toHaveLength(2);
  await expect(page.getByRole('heading', { name: words })).toHaveCount(0);
});

for (const code of [
  'room_closed',
  'not_admitted',
  'too_early',
  'edition_over',
  'ticket_ended',
] as const) {
  test(`the door says why it stays closed: ${code}`, async ({ page }) => {
    await setBoard(page, { rooms: [room('a')] });
    await setDoors(page, { enter: [code] });
    await open(page, '/pl/kongres?room=a');
    await expect(page.getByRole('heading', { name: refused[code].heading })).toBeVisible();
    const order = page.getByRole('main').getByRole('link', { name: /zamówieni/ });
    await expect(order).toHaveCount(code === 'ticket_ended' ? 1 : 0);
  });
}

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

test('an address that names no room shows the board, and repeats nothing of what it says', async ({
  page,
}) => {
  await setBoard(page, { rooms: [room('a')] });
  const asked = await setDoors(page, { enter: ['room_closed'] });
  for (const nonsense of [
    '',
    '../x',
    '<script>',
    'Zapłać ponownie: zly.example',
    'x'.repeat(3000),
  ]) {
    await open(page, `/pl/kongres?room=${encodeURIComponent(nonsense)}`);
    await expect(doorTo(page, 'Scena główna')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('zly.example');
    expect(await page.title()).not.toContain('zly');
  }
  expect(asked.enter).toEqual([]);
  await open(page, '/pl/kongres?room=zaplac-zly-example');
  await expect(page.getByRole('heading', { name: refused.room_closed.heading })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('zaplac');
});

test('an invitation sees the gala stage alone', async ({ page }) => {
  await page.route('**/api/order', (route) =>
    route.fulfill({ json: { ...orderIn('paid'), ticket: 'galas', isBought: false } }),
  );
  await setBoard(page, { rooms: [room('a'), room('gala')] });
  await open(page);
  await expect(doorTo(page, polish.gala)).toBeVisible();
  await expect(doorTo(page, 'Scena główna')).toHaveCount(0);
});

test('a ticket that ends while its room is open leads to what became of it', async ({ page }) => {
  await page.clock.install();
  await setBoard(page, { rooms: [room('a')] });
  await setDoors(page, { enter: [noStream], renew: ['ticket_ended'] });
  await open(page, '/pl/kongres?room=a');
  await expect(page.locator('video')).toBeVisible();
  await page.clock.fastForward(41_000);
  await expect(page.getByRole('heading', { name: refused.ticket_ended.heading })).toBeVisible();
});

test('the board speaks every language', async ({ page }) => {
  await setBoard(page, { rooms: [room('gala')] });
  for (const { id, path } of languages) {
    const texts = textsOf(id, 'live');
    await open(page, `/${path}/kongres`);
    await expect(rowOf(page, texts.gala)).toBeVisible();
    await expect(
      page.getByRole('link', { name: `${texts.enter}: ${texts.gala}`, exact: true }),
    ).toBeVisible();
  }
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
  for (const width of [320, 1280]) {
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
