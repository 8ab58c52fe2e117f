import type { Page } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import { buildRoomAccessResponse, buildBoardRoom } from '@kongres/contract/samples/live';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { findAxeViolations, sampleWidths } from '../axe.ts';
import { getMiddayOfDay, mockEdition } from '../edition.ts';
import { mockBoard, mockRoomAccess } from '../live.ts';
import { mockOrder } from '../order.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const polish = getTexts('pl', 'live');
const { refused, frame, link } = polish.room;
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getRoomLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `${polish.enter}: ${name}` });
/** Access to a room whose stream is not running. */
const noStream = buildRoomAccessResponse({ kind: 'stream' });

/** Opens the congress with a ticket on the first day. */
async function openCongress(page: Page, address = '/pl/kongres') {
  await page.goto('/robots.txt');
  await page.goto(`${address}#${sampleOrderToken}`);
}

test.beforeEach(async ({ page }) => {
  await mockEdition(page, getMiddayOfDay(1));
  await mockOrder(page, 'paid');
});

test('a room is entered and left by keyboard with focus on its heading', async ({ page }) => {
  await mockBoard(page, { rooms: [buildBoardRoom('a'), buildBoardRoom('b')] });
  const requests = await mockRoomAccess(page, { enter: [noStream], renew: [noStream] });
  await openCongress(page);
  await getRoomLink(page, 'Studio').focus();
  await page.keyboard.press('Enter');
  await expect(getHeading(page)).toHaveText('Studio');
  await expect(getHeading(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe('?room=b');
  await expect.poll(() => requests.enter).toMatchObject([{ room: 'b', isAgreed: false }]);
  await expect(page.locator('header').first(), 'site header hidden in a room').toBeHidden();
  // Switching rooms keeps the device id.
  await page.getByRole('tab', { name: polish.talk.tabs.questions }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: polish.talk.tabs.rooms })).toBeFocused();
  await page.getByRole('complementary').getByRole('link', { name: 'Scena główna' }).click();
  await expect(getHeading(page)).toHaveText('Scena główna');
  await expect.poll(() => requests.enter).toHaveLength(2);
  const [first, second] = requests.enter as { device: string }[];
  expect(second?.device).toBe(first?.device);
  await page.goBack();
  await expect(getHeading(page)).toHaveText('Studio');
  await page.getByRole('link', { name: polish.room.back }).click();
  await expect(getRoomLink(page, 'Studio')).toBeVisible();
  await expect(getHeading(page)).toBeFocused();
});

for (const [kind, words] of [
  ['frame', frame],
  ['link', link],
] as const) {
  test(`no request goes to another host before a click that names it: ${kind}`, async ({
    page,
    consoleErrors,
  }) => {
    const host = kind === 'frame' ? streamHosts[0].host : 'meet.example.com';
    const address = `https://${host}/embed/aqz-KE-bpKQ`;
    const externalRequests: string[] = [];
    await page.context().route(`https://${host}/**`, (route) => {
      externalRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>there</title>' });
    });
    await mockBoard(page, { rooms: [buildBoardRoom('a', { kind, host })] });
    await mockRoomAccess(page, { enter: [buildRoomAccessResponse({ kind, host, address })] });
    await openCongress(page, '/pl/kongres?room=a');
    const named = (text: string) => toTextPattern(text.replaceAll('{{host}}', host));
    await expect(page.getByRole('heading', { name: named(words.title) })).toBeVisible();
    await expect(page.getByText(named(words.text))).toBeVisible();
    expect(externalRequests).toEqual([]);
    if (kind === 'frame') {
      await page.getByRole('button', { name: named(words.button) }).click();
      await expect(page.locator('iframe')).toHaveAttribute('src', address);
      await expect.poll(() => externalRequests).toEqual([address]);
    } else {
      const other = page.waitForEvent('popup');
      await page.getByRole('link', { name: named(words.button) }).click();
      await (await other).waitForURL(address);
      expect(await (await other).evaluate(() => window.opener)).toBeNull();
    }
    expect(consoleErrors).toEqual([]);
  });
}

test('a background tab does not enter a room when another tab stores a ticket', async ({
  page,
  context,
}) => {
  await mockBoard(page, { rooms: [buildBoardRoom('a')] });
  const requests = await mockRoomAccess(page, { enter: [noStream], renew: [noStream] });
  await openCongress(page, '/pl/kongres?room=a');
  await expect.poll(() => requests.enter).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const storeTicket = (value: string | null) =>
    other.evaluate(
      ([key, stored]) =>
        stored ? localStorage.setItem(key, stored) : localStorage.removeItem(key),
      [site.storageKeys.ticket, value] as const,
    );
  await storeTicket(null);
  await expect(getHeading(page)).toHaveText(
    toTextPattern(getTexts('pl', 'congress').scenes.none.heading),
  );
  await storeTicket(sampleOrderToken);
  await expect(page.getByRole('heading', { name: refused.other_device.heading })).toBeVisible();
  expect(requests.enter).toHaveLength(1);
  await page.getByRole('button', { name: refused.other_device.button }).click();
  await expect.poll(() => requests.enter).toHaveLength(2);
});

const states: Record<string, (page: Page) => Promise<void>> = {
  board: async (page) => {
    const name = { de: 'Donaudampfschifffahrtsgesellschaftstische' };
    await mockBoard(page, {
      rooms: [
        buildBoardRoom('a'),
        buildBoardRoom('b', { isOpen: false }),
        buildBoardRoom('tables', { name }),
      ],
      word: { id: 1, text: { pl: 'Słowo' }, at: new Date(0).toISOString() },
    });
    await openCongress(page, '/de/kongres');
    await page
      .getByRole('link', { name: /^Eintreten/ })
      .first()
      .waitFor();
  },
  'consent required': async (page) => {
    await mockRoomAccess(page, { enter: ['agreement_required'] });
    await enterGermanRoom(page);
    await page.getByRole('heading', { name: getTexts('de', 'live').room.agree.heading }).waitFor();
  },
  'other device': async (page) => {
    await mockRoomAccess(page, { enter: ['other_device'] });
    await enterGermanRoom(page);
    const { other_device: other } = getTexts('de', 'live').room.refused;
    await page.getByRole('heading', { name: other.heading }).waitFor();
  },
  'broken stream': async (page) => {
    await mockRoomAccess(page, { enter: [noStream], renew: [noStream] });
    await enterGermanRoom(page);
    await page.getByRole('heading', { name: getTexts('de', 'live').room.broken.title }).waitFor();
  },
  chat: async (page) => {
    await mockRoomAccess(page, { enter: [noStream], renew: [noStream] });
    await enterGermanRoom(page);
    await page.getByRole('tab', { name: getTexts('de', 'live').talk.tabs.chat }).click();
    await page.getByText('Dzień dobry').waitFor();
  },
  'external player': async (page) => {
    const host = streamHosts[0].host;
    await mockRoomAccess(page, {
      enter: [buildRoomAccessResponse({ kind: 'frame', host, address: `https://${host}/` })],
    });
    await enterGermanRoom(page);
    await page.getByRole('button', { name: host }).waitFor();
  },
};

async function enterGermanRoom(page: Page) {
  await mockBoard(page, { rooms: [buildBoardRoom('a'), buildBoardRoom('b')] });
  await openCongress(page, '/de/kongres?room=a');
}

for (const [name, enterState] of Object.entries(states)) {
  for (const width of sampleWidths(`live ${name}`)) {
    test(`live rooms have no axe violations and no overflow at ${width} px: ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await enterState(page);
      expect(await findAxeViolations(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    });
  }
}
