import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { AdmissionId } from '@kongres/content/facts/admissions';
import { editionEnd } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { ticketIds } from '@kongres/content/facts/tickets';
import { roomAccessResponse } from '@kongres/contract/room-access';
import {
  congressEnterRoomPath,
  congressRenewSeatPath,
  congressPlaybackPositionPath,
  internalRoomChatPath,
  roomChatFile,
} from '@kongres/contract/paths';
import { findProgram } from '@kongres/tools/lib/find-program';
import { prepareTestStream } from '@kongres/tools/dev/sample-streams/test-stream';
import { rootFolder } from '@kongres/tools/lib/folders';
import { getLiveFolder } from '@kongres/tools/dev/stack/nginx-files';
import {
  findNewestMessage,
  muteAuthor,
  openStreamRoom,
  removeRecording,
  setMessageState,
  setRecording,
  setRoomOpen,
} from '../builders/live-rooms.ts';
import { issueTicket, refundPaidOrders } from '../builders/tickets.ts';
import { logFolder } from '../config.ts';
import { runQuery } from '../database.ts';
import { createEmailAddress } from '../desk.ts';
import { openEditionApi } from '../edition-api.ts';
import { getMiddayOfDay } from '../edition.ts';
import { orderTicket } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';
import { ignoreClosedPage } from '../ignore-closed-page.ts';

const live = getTexts('pl', 'live');
const captions = ['Pierwszy napis', 'Drugi napis'];

let api: Awaited<ReturnType<typeof openEditionApi>>;
let database: string;
let stream: ChildProcess | undefined;

// Serial: the tests share one stream, which is stopped in between.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

function startStream() {
  stream = spawn(
    findProgram('ffmpeg'),
    prepareTestStream({
      folder: join(getLiveFolder(logFolder), 'a'),
      captions: { language: 'pl', name: 'Polski', lines: captions },
      hertz: 220,
      isSmall: true,
    }),
    { stdio: 'inherit' },
  );
}

async function stopStream() {
  const ended = new Promise((resolve) => stream?.once('exit', resolve));
  stream?.kill('SIGKILL');
  await ended;
}

test.beforeAll(async () => {
  api = await openEditionApi({ server: 'live-stream', hasPayments: true });
  database = api.env.DATABASE_URL;
  await api.start(getMiddayOfDay(1));
  startStream();
  await openStreamRoom('a', database);
});

test.afterAll(async () => {
  await stopStream();
  await api.close();
});

/** Routes API calls to this test's API and shortens the seat renewal interval. */
async function serveFromTestApi(page: Page, renewAfterSeconds = 40) {
  await api.serve(page);
  await serveRoomChat(page);
  for (const path of [congressEnterRoomPath, congressRenewSeatPath]) {
    await page.route(
      `**${path}`,
      ignoreClosedPage(async (route) => {
        const response = await route.fetch({ url: api.origin + path });
        const { data } = roomAccessResponse.safeParse(await response.json().catch(() => null));
        await route.fulfill(data ? { json: { ...data, renewAfterSeconds } } : { response });
      }),
    );
  }
}

/** The stack's nginx checks the signed path; the messages come from this test's API. */
async function serveRoomChat(page: Page) {
  await page.route(
    `**/live/*/a/${roomChatFile}`,
    ignoreClosedPage(async (route) => {
      const checked = await route.fetch();
      if (!checked.ok()) return await route.fulfill({ response: checked });
      return await route.fulfill({
        response: await route.fetch({ url: `${api.origin}${internalRoomChatPath}/a` }),
      });
    }),
  );
}

const getVideo = (page: Page) => page.locator('video');

/** Expects the frame count and the playback position to increase. */
async function expectMovingPicture(page: Page) {
  const frames = () =>
    getVideo(page).evaluate((video: HTMLVideoElement) => [
      video.getVideoPlaybackQuality().totalVideoFrames,
      video.currentTime,
    ]);
  await expect.poll(async () => (await frames())[0], { timeout: 60_000 }).toBeGreaterThan(5);
  const [drawn = 0, time = 0] = await frames();
  await expect.poll(async () => (await frames())[0]).toBeGreaterThan(drawn + 5);
  await expect.poll(async () => (await frames())[1]).toBeGreaterThan(time);
}

const getRoomLink = (page: Page, room: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: live.enterRoom.replace('{{room}}', room), exact: true });

const readStoredTicket = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', site.storageKeys.ticket);

/** Opens the room in another browser with the same ticket. */
async function openDevice(context: BrowserContext, ticket: string) {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serveFromTestApi(page, 2);
  await page.goto(`/pl/kongres#${ticket}`);
  await getRoomLink(page, 'Scena główna').click();
  return page;
}

const expectHeading = (page: Page, { heading }: { heading: string }) =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible();

/** Bought by the first test and used by the following ones. */
let sharedTicket = '';
/** Valid until after the congress. */
let lateTicket = '';

/** Buys a ticket in the browser and opens the congress page. */
async function buyTicketAndOpenCongress(page: Page) {
  await orderTicket(page, 'pl', '/pl/kup-bilet', createEmailAddress());
  await page.locator('[data-action="pay-card"]').click();
  await page.waitForURL('**/pl/zamowienie#*');
  await page.getByRole('heading', { name: getTexts('pl', 'order').scenes.paid.heading }).waitFor();
  await page.getByRole('main').locator('a[href*="/pl/kongres#"]').first().click();
  await getRoomLink(page, 'Scena główna').waitFor();
}

test('a bought ticket plays a live stream with captions and quality selection', async ({
  page,
  consoleErrors,
}) => {
  await serveFromTestApi(page);
  await buyTicketAndOpenCongress(page);
  await getRoomLink(page, 'Scena główna').click();
  // A new buyer must consent to losing the right of withdrawal.
  await page.getByRole('button', { name: live.room.agree.button }).click();
  await expectMovingPicture(page);
  const caption = page.getByText(/^(Pierwszy|Drugi) napis$/);
  await expect(caption).toBeVisible();
  await page.getByLabel(live.room.player.captions).selectOption(live.room.player.noCaptions);
  await expect(caption).toHaveCount(0);
  await page.getByLabel(live.room.player.quality).selectOption('90p');
  const height = () => getVideo(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
  await expect.poll(height, { timeout: 60_000 }).toBe(90);
  await page.getByRole('button', { name: live.room.player.pause }).click();
  await page.getByRole('button', { name: live.room.player.play }).click();
  await expectMovingPicture(page);
  // The browser logs the 409 that asks for consent.
  expect(consoleErrors.filter((each) => !/ 409 /.test(each))).toEqual([]);
  sharedTicket = await readStoredTicket(page);
  expect(sharedTicket).not.toBe('');
});

test('an interrupted stream recovers by itself, and a closed room needs a click to re-enter', async ({
  context,
}) => {
  const page = await openDevice(context, sharedTicket);
  await expectMovingPicture(page);
  await stopStream();
  await expect(page.getByRole('heading', { name: live.room.broken.title })).toBeVisible({
    timeout: 90_000,
  });
  startStream();
  await expect(page.getByRole('heading', { name: live.room.broken.title })).toHaveCount(0, {
    timeout: 90_000,
  });
  await expectMovingPicture(page);

  await setRoomOpen('a', false, database);
  await expectHeading(page, live.room.refused.room_closed);
  await setRoomOpen('a', true, database);
  await page.getByRole('button', { name: live.room.refused.room_closed.button }).click();
  await expectMovingPicture(page);
});

test('questions can be voted for and answered, and chat messages arrive within three seconds', async ({
  context,
  browser,
  baseURL,
}) => {
  const { talk } = live;
  const ala = await openDevice(context, sharedTicket);
  const other = await browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' });
  const ola = await other.newPage();
  await ola.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serveFromTestApi(ola);
  await buyTicketAndOpenCongress(ola);
  await getRoomLink(ola, 'Scena główna').click();
  await ola.getByRole('button', { name: live.room.agree.button }).click();

  const hostile = '<img src=x onerror=alert(1)> Kto odpowiada?';
  await ala.getByLabel(talk.question).fill(hostile);
  await ala.getByRole('button', { name: talk.send }).click();
  const asked = ola.getByRole('listitem').filter({ hasText: hostile });
  await expect(asked).toContainText(talk.anonymous);
  await expect(ala.getByRole('listitem').filter({ hasText: hostile })).toContainText(talk.own);
  const vote = asked.getByRole('button', { name: talk.vote.replace('{{title}}', hostile) });
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(ala.getByRole('listitem').filter({ hasText: hostile })).toContainText('1');
  await expect(ola.locator('img[src="x"]')).toHaveCount(0);

  const question = await findNewestMessage('a', 'question', database);
  await setMessageState(question, 'stage', database);
  await expect(asked).toContainText(talk.stage);
  await setMessageState(question, 'answered', database);
  await expect(asked).toContainText(talk.answered);

  for (const page of [ala, ola]) await page.getByRole('tab', { name: talk.tabs.chat }).click();
  await ala.getByLabel(talk.name).fill('Ala');
  await ala.getByLabel(talk.message).fill('Dzień dobry!');
  await ala.getByLabel(talk.message).press('Tab');
  await ala.getByRole('button', { name: talk.send }).click();
  await ala.getByText(talk.sent).waitFor();
  await expect(ola.getByRole('listitem').filter({ hasText: 'Dzień dobry!' })).toContainText('Ala', {
    timeout: 3000,
  });
  await muteAuthor(await findNewestMessage('a', 'chat', database), database);
  await expect(ola.getByText('Dzień dobry!')).toHaveCount(0);
  await ala.getByLabel(talk.message).fill('A teraz?');
  await ala.getByRole('button', { name: talk.send }).click();
  await expect(ala.getByText(talk.refused.muted)).toBeVisible();
  await expect(ala.getByLabel(talk.message)).toHaveValue('A teraz?');
  await other.close();
});

test('only the newest device plays, and a refunded ticket stops playback', async ({
  browser,
  baseURL,
}) => {
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' })),
  );
  const [phone, laptop] = contexts as [BrowserContext, BrowserContext];
  const first = await openDevice(phone, sharedTicket);
  await expectMovingPicture(first);
  const second = await openDevice(laptop, sharedTicket);
  await expectHeading(first, live.room.refused.other_device);
  await expect(getVideo(first)).toHaveCount(0);
  await expectMovingPicture(second);
  // The older device takes over only on click.
  await first.getByRole('button', { name: live.room.refused.other_device.button }).click();
  await expectMovingPicture(first);
  await expectHeading(second, live.room.refused.other_device);

  await refundPaidOrders(api.env.STRIPE_API, database);
  await expectHeading(first, live.room.refused.ticket_ended);
  await expect(getVideo(first)).toHaveCount(0);
  for (const context of contexts) await context.close();
});

test('every ticket opens the main stage, and an invitation only the galas', async ({
  browser,
  baseURL,
}) => {
  await openStreamRoom('gala', database);
  const newDevice = () => browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' });
  const issue = (kind: AdmissionId) =>
    issueTicket(createEmailAddress(), { ticket: kind, connectionString: database });
  for (const kind of ticketIds) {
    const { token } = await issue(kind);
    const device = await newDevice();
    const page = await openDevice(device, token);
    await expectMovingPicture(page);
    await device.close();
  }
  const device = await newDevice();
  const page = await device.newPage();
  await page.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serveFromTestApi(page);
  const { token } = await issue('galas');
  await page.goto(`/pl/kongres#${token}`);
  await getRoomLink(page, live.gala).waitFor();
  await expect(getRoomLink(page, 'Scena główna')).toHaveCount(0);
  const entered = page.waitForResponse(`**${congressEnterRoomPath}`);
  await getRoomLink(page, live.gala).click();
  expect((await entered).status()).toBe(200);
  await page.goto('/pl/kongres?room=a');
  await expectHeading(page, live.room.refused.not_admitted);
  await device.close();
});

test('attendance becomes a verifiable certificate after the congress', async ({ page }) => {
  const { own, check } = getTexts('pl', 'certificate');
  await serveFromTestApi(page, 2);
  await buyTicketAndOpenCongress(page);
  await getRoomLink(page, 'Scena główna').click();
  const renewed = () => page.waitForResponse(`**${congressRenewSeatPath}`);
  await page.getByRole('button', { name: live.room.agree.button }).click();
  await renewed();
  await renewed();
  lateTicket = await readStoredTicket(page);
  await page.goto('/robots.txt');
  // Wait for open calls before the API restarts.
  await page.unrouteAll({ behavior: 'wait' });
  await api.start(new Date(editionEnd.getTime() + 60_000));
  // A certificate needs more attendance than a test can wait for.
  const addHour = 'update attendance set seconds[1] = seconds[1] + 3600';
  await runQuery(addHour, [], database);
  await serveFromTestApi(page);
  await page.goto('/pl/kongres');
  await page.getByLabel(own.name).fill('Łucja Żółć-Ćwiąkalska');
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: own.download.attendance }).click();
  const path = await (await downloading).path();
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: own.check }).click();
  await expect(page.getByRole('heading', { name: check.true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Łucja Żółć-Ćwiąkalska');
});

test('a recording resumes on another device and its slides can be downloaded', async ({
  page,
  browser,
  baseURL,
}) => {
  const { after } = getTexts('pl', 'congress');
  const folder = join(getLiveFolder(logFolder), 'recordings', 'miss-ai');
  cpSync(join(rootFolder, 'apps/web/public/stream-test'), folder, { recursive: true });
  await setRecording('miss-ai', 60, database);
  // The stack's nginx fetches the file from its own API, so both databases need the row under the same id.
  for (const connectionString of [database, undefined]) {
    await runQuery(
      `insert into material (id, session, name, file_name, content) overriding system value
        values (900001, 'miss-ai', '{"pl": "Slajdy"}', 'slides.pdf', $1) on conflict do nothing`,
      [Buffer.from('%PDF-1.7')],
      connectionString,
    );
  }
  await serveFromTestApi(page);
  await page.goto(`/pl/kongres#${lateTicket}`);
  await page.getByRole('group').filter({ hasText: '20' }).locator('summary').click();
  await page.getByRole('link', { name: 'Miss AI' }).first().click();
  await expectMovingPicture(page);
  const seek = page.getByRole('slider', { name: live.room.player.seek });
  await seek.focus();
  await seek.press('ArrowRight');
  await seek.press('ArrowRight');
  const time = (of: Page) => getVideo(of).evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(() => time(page)).toBeGreaterThan(10);
  const saved = page.waitForRequest(`**${congressPlaybackPositionPath}`);
  await page.getByRole('link', { name: after.back }).click();
  expect((await saved).postDataJSON()).toMatchObject({ session: 'miss-ai' });

  const other = await browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' });
  const phone = await other.newPage();
  await phone.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serveFromTestApi(phone);
  await phone.goto(`/pl/kongres#${lateTicket}`);
  await phone.getByRole('link', { name: /Przerwane na 0:1\d/ }).click();
  await expectMovingPicture(phone);
  expect(await time(phone)).toBeGreaterThan(10);

  const downloading = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Slajdy' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('%PDF-1.7');

  await removeRecording('miss-ai', database);
  await phone.reload();
  await expectHeading(phone, after.refused.room_closed);
  await other.close();
});
