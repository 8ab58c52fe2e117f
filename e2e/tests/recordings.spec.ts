import type { Page } from '@playwright/test';
import { congressDay } from '@kongres/content/facts/edition';
import { editionEnds } from '@kongres/content/facts/phases';
import { instant } from '@kongres/content/format/date';
import type { LibraryAnswer } from '@kongres/contract/library';
import { congressLibraryPath, congressMaterialPath } from '@kongres/contract/paths';
import type { OrderAnswer } from '@kongres/contract/order';
import { faultsOf } from '../axe.ts';
import { setEdition } from '../edition.ts';
import { inside, room, setBoard, setDoors } from '../live.ts';
import { answerWith, refusal, token } from '../order.ts';
import { setPlan } from '../plan.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const { after } = textsOf('pl', 'congress');
const live = textsOf('pl', 'live');
const hostile = '<img src=x onerror=alert(1)> Slajdy \u202eabc';

const recording = (session: string, more: Partial<LibraryAnswer['recordings'][number]> = {}) => ({
  session,
  seconds: 10_800,
  isOpen: true,
  watched: null,
  ...more,
});

const material = (id: number, more: Partial<LibraryAnswer['materials'][number]> = {}) => ({
  id,
  session: 'miss-ai',
  name: { pl: hostile },
  file: { name: 'slides.pdf', bytes: 4_100_000 },
  address: null,
  ...more,
});

const library: LibraryAnswer = {
  recordings: [
    recording('miss-ai', { watched: 2530 }),
    recording('roast-ai', { isOpen: false, seconds: 7200 }),
    // Of a session that the programme has no more.
    recording('gone'),
  ],
  materials: [
    material(1),
    material(2, { file: null, address: 'https://example.com/code', name: { 'en-GB': 'Code' } }),
  ],
  last: 'miss-ai',
};

async function openAfter(
  page: Page,
  {
    told = library,
    ticket = 'premium',
  }: { told?: LibraryAnswer; ticket?: OrderAnswer['ticket'] } = {},
) {
  await setEdition(page, new Date(editionEnds.getTime() + 60_000));
  await answerWith(page, 'paid', { ticket });
  await setPlan(page, { library: told });
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${token}`);
  // The device knows the ticket by now.
  await page.getByRole('main').getByText('ala.kowalska@example.com').first().waitFor();
}

const day = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.locator('time', { hasText: number }) });

test('recordings stand by day, what was interrupted comes first, and what a ticket has not says so', async ({
  page,
  complaints,
}) => {
  await openAfter(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(after.ready);
  await expect(page.getByRole('link', { name: /Przerwane na 42:10/ })).toHaveAttribute(
    'href',
    '/pl/kongres?recording=miss-ai',
  );
  await expect(day(page, '20')).toContainText(/Nagrania: 1, 3\s*godz/);
  await expect(day(page, '16')).toContainText(after.noDay);
  // By keyboard: a day unfolds, and its recordings are links.
  await day(page, '20').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(day(page, '20').getByRole('link', { name: 'Miss AI' })).toBeVisible();
  await day(page, '21').locator('summary').click();
  await expect(day(page, '21').getByRole('heading')).toHaveText('Roast AI');
  await expect(day(page, '21').getByRole('link')).toHaveCount(0);
  await expect(day(page, '21')).toContainText('Premium');
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a file is asked for at the press, a refusal is said, and hostile names are words', async ({
  page,
}) => {
  await openAfter(page);
  await day(page, '20').locator('summary').click();
  const file = page.getByRole('button', { name: hostile });
  await expect(file).toContainText(/PDF, 4,1\s*MB/);
  await page.route(`**${congressMaterialPath}`, (route) =>
    route.fulfill(refusal({ status: 404, code: 'not_found' })),
  );
  await file.click();
  await expect(page.getByText(live.materials.failed)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const link = page.getByRole('link', { name: /Code/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/code');
  await expect(link).toContainText('example.com');
});

test('nothing yet, nobody answers, and an invitation: each is told as it is', async ({ page }) => {
  await openAfter(page, { told: { recordings: [], materials: [], last: null } });
  await expect(page.getByRole('main')).toContainText(after.text.split(' {{')[0] ?? '');
  await page.route(`**${congressLibraryPath}`, (route) =>
    route.fulfill(refusal({ status: 503, code: 'busy' })),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(after.failed.title);
  await page.unroute(`**${congressLibraryPath}`);
  await setPlan(page, { library });
  await page.getByRole('button', { name: after.again }).click();
  await expect(page.getByRole('main')).toContainText(after.ready);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openAfter(page, { ticket: 'galas' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(after.guest.heading);
  await expect(page.getByRole('main')).not.toContainText(after.heading);
});

test('the door of a recording says why it stays closed, and names who shows another’s', async ({
  page,
}) => {
  await openAfter(page);
  await setDoors(page, { enter: ['not_admitted', 'room_closed', 'other_device'] });
  const refused = async (heading: string) =>
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.goto('/pl/kongres?recording=roast-ai');
  await refused(after.refused.not_admitted.heading);
  await page.reload();
  await refused(after.refused.room_closed.heading);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: after.refused.room_closed.button }).click();
  await refused(live.room.refused.other_device.heading);
  await setDoors(page, {
    enter: [
      inside({
        kind: 'frame',
        host: 'player.example.com',
        address: 'https://player.example.com/1',
      }),
    ],
  });
  await page.getByRole('button', { name: live.room.refused.other_device.button }).click();
  await refused(live.room.frame.title.replace('{{host}}', 'player.example.com'));
  // Whatever else the address says is no recording.
  await page.goto('/pl/kongres?recording=../../order');
  await expect(page.getByRole('heading', { name: after.heading, level: 1 })).toBeVisible();
});

test('while the congress is on, what is there already stands below the board and in its room', async ({
  page,
  complaints,
}) => {
  await setEdition(page, new Date(instant(congressDay(5), '18:00')));
  await answerWith(page, 'paid', { ticket: 'standard' });
  await setPlan(page, { library });
  await setBoard(page, { rooms: [room('gala')] });
  await setDoors(page, {
    enter: [
      inside({ kind: 'link', host: 'meet.example.com', address: 'https://meet.example.com/' }),
    ],
  });
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${token}`);
  await expect(page.getByRole('heading', { name: after.soFar })).toBeVisible();
  await page.goto('/pl/kongres?room=gala');
  await page.getByRole('tab', { name: live.talk.tabs.materials }).click();
  await expect(page.getByRole('button', { name: hostile })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
