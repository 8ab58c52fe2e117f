import type { Page } from '@playwright/test';
import { getCongressDay } from '@kongres/content/facts/edition';
import { editionEnd } from '@kongres/content/facts/phases';
import { toIsoInstant } from '@kongres/content/format/date';
import type { RecordingsResponse } from '@kongres/contract/recordings';
import { congressRecordingsPath, congressMaterialPath } from '@kongres/contract/paths';
import type { OrderResponse } from '@kongres/contract/order';
import { buildRoomAccessResponse, buildBoardRoom } from '@kongres/contract/samples/live';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { findAxeViolations } from '../axe.ts';
import { mockEdition } from '../edition.ts';
import { mockBoard, mockRoomAccess } from '../live.ts';
import { mockOrder, buildRefusal } from '../order.ts';
import { mockAttendeeApi } from '../attendee-api.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const { after } = getTexts('pl', 'congress');
const live = getTexts('pl', 'live');
const hostile = '<img src=x onerror=alert(1)> Slajdy \u202eabc';

const buildRecording = (
  session: string,
  more: Partial<RecordingsResponse['recordings'][number]> = {},
) => ({
  session,
  seconds: 10_800,
  isOpen: true,
  watched: null,
  ...more,
});

const buildMaterial = (
  id: number,
  more: Partial<RecordingsResponse['materials'][number]> = {},
) => ({
  id,
  session: 'miss-ai',
  name: { pl: hostile },
  file: { name: 'slides.pdf', bytes: 4_100_000 },
  address: null,
  ...more,
});

const library: RecordingsResponse = {
  recordings: [
    buildRecording('miss-ai', { watched: 2530 }),
    buildRecording('roast-ai', { isOpen: false, seconds: 7200 }),
    // A session that is no longer in the programme.
    buildRecording('gone'),
  ],
  materials: [
    buildMaterial(1),
    buildMaterial(2, {
      file: null,
      address: 'https://example.com/code',
      name: { 'en-GB': 'Code' },
    }),
  ],
  last: 'miss-ai',
};

async function openAfterCongress(
  page: Page,
  {
    recordings = library,
    ticket = 'premium',
  }: { recordings?: RecordingsResponse; ticket?: OrderResponse['ticket'] } = {},
) {
  await mockEdition(page, new Date(editionEnd.getTime() + 60_000));
  await mockOrder(page, 'paid', { ticket });
  await mockAttendeeApi(page, { library: recordings });
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${sampleOrderToken}`);
  // The ticket is stored on the device.
  await page.getByRole('main').getByText('ala.kowalska@example.com').first().waitFor();
}

const getDay = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.locator('time', { hasText: number }) });

test('recordings are listed by day with the interrupted one first and the required ticket', async ({
  page,
  consoleErrors,
}) => {
  await openAfterCongress(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(after.ready);
  await expect(page.getByRole('link', { name: /Przerwane na 42:10/ })).toHaveAttribute(
    'href',
    '/pl/kongres?recording=miss-ai',
  );
  await expect(getDay(page, '20')).toContainText(/Nagrania: 1, 3\s*godz/);
  await expect(getDay(page, '16')).toContainText(after.noDay);
  // A day expands by keyboard.
  await getDay(page, '20').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(getDay(page, '20').getByRole('link', { name: 'Miss AI' })).toBeVisible();
  await getDay(page, '21').locator('summary').click();
  await expect(getDay(page, '21').getByRole('heading')).toHaveText('Roast AI');
  await expect(getDay(page, '21').getByRole('link')).toHaveCount(0);
  await expect(getDay(page, '21')).toContainText('Premium');
  expect(await findAxeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('a material is fetched on click, an error is shown and names are escaped', async ({
  page,
}) => {
  await openAfterCongress(page);
  await getDay(page, '20').locator('summary').click();
  const file = page.getByRole('button', { name: hostile });
  await expect(file).toContainText(/PDF, 4,1\s*MB/);
  await page.route(`**${congressMaterialPath}`, (route) =>
    route.fulfill(buildRefusal({ status: 404, code: 'not_found' })),
  );
  await file.click();
  await expect(page.getByText(live.materials.failed)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const link = page.getByRole('link', { name: /Code/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/code');
  await expect(link).toContainText('example.com');
});

test('no recordings, a failed call and an invitation each show a message', async ({ page }) => {
  await openAfterCongress(page, { recordings: { recordings: [], materials: [], last: null } });
  await expect(page.getByRole('main')).toContainText(after.text.split(' {{')[0] ?? '');
  await page.route(`**${congressRecordingsPath}`, (route) =>
    route.fulfill(buildRefusal({ status: 503, code: 'busy' })),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(after.failed.title);
  await page.unroute(`**${congressRecordingsPath}`);
  await mockAttendeeApi(page, { library });
  await page.getByRole('button', { name: after.again }).click();
  await expect(page.getByRole('main')).toContainText(after.ready);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openAfterCongress(page, { ticket: 'galas' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(after.guest.heading);
  await expect(page.getByRole('main')).not.toContainText(after.heading);
});

test('a refused recording shows the reason, and an external player names its host', async ({
  page,
}) => {
  await openAfterCongress(page);
  await mockRoomAccess(page, { enter: ['not_admitted', 'room_closed', 'other_device'] });
  const expectHeading = async (heading: string) =>
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.goto('/pl/kongres?recording=roast-ai');
  await expectHeading(after.refused.not_admitted.heading);
  await page.reload();
  await expectHeading(after.refused.room_closed.heading);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: after.refused.room_closed.button }).click();
  await expectHeading(live.room.refused.other_device.heading);
  await mockRoomAccess(page, {
    enter: [
      buildRoomAccessResponse({
        kind: 'frame',
        host: 'player.example.com',
        address: 'https://player.example.com/1',
      }),
    ],
  });
  await page.getByRole('button', { name: live.room.refused.other_device.button }).click();
  await expectHeading(live.room.frame.title.replace('{{host}}', 'player.example.com'));
  // Invalid recording ids are ignored.
  await page.goto('/pl/kongres?recording=../../order');
  await expect(page.getByRole('heading', { name: after.heading, level: 1 })).toBeVisible();
});

test('during the congress recordings are listed below the board and materials in the room', async ({
  page,
  consoleErrors,
}) => {
  await mockEdition(page, new Date(toIsoInstant(getCongressDay(5), '18:00')));
  await mockOrder(page, 'paid', { ticket: 'standard' });
  await mockAttendeeApi(page, { library });
  await mockBoard(page, { rooms: [buildBoardRoom('gala')] });
  await mockRoomAccess(page, {
    enter: [
      buildRoomAccessResponse({
        kind: 'link',
        host: 'meet.example.com',
        address: 'https://meet.example.com/',
      }),
    ],
  });
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${sampleOrderToken}`);
  await expect(page.getByRole('heading', { name: after.soFar })).toBeVisible();
  await page.goto('/pl/kongres?room=gala');
  await page.getByRole('tab', { name: live.talk.tabs.materials }).click();
  await expect(page.getByRole('button', { name: hostile })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
