import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { AdmissionId } from '@kongres/content/facts/admissions';
import { editionEnds } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { ticketIds } from '@kongres/content/facts/tickets';
import { insideAnswer } from '@kongres/contract/congress';
import {
  congressEnterPath,
  congressRenewPath,
  congressWatchedPath,
  insideTalkPath,
  talkFile,
} from '@kongres/contract/paths';
import { installed } from '@kongres/tools/lib/installed';
import { testStreamArguments } from '@kongres/tools/dev/sample-streams/test-stream';
import { rootFolder } from '@kongres/tools/lib/folders';
import { liveFolderOf } from '@kongres/tools/dev/stack/nginx-files';
import {
  findNewestMessage,
  muteAuthor,
  openStreamRoom,
  removeRecording,
  setMessageState,
  setRecording,
  setRoomOpen,
} from '../builders/live-week.ts';
import { issueTicket, refundPaidOrders } from '../builders/tickets.ts';
import { logFolder } from '../config.ts';
import { query } from '../database.ts';
import { newEmail } from '../desk.ts';
import { openEditionApi } from '../edition-api.ts';
import { duringDay } from '../edition.ts';
import { order } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';
import { whileOpen } from '../while-open.ts';

const live = textsOf('pl', 'live');
const captions = ['Pierwszy napis', 'Drugi napis'];

let api: Awaited<ReturnType<typeof openEditionApi>>;
/** The database of this API. */
let database: string;
let stream: ChildProcess | undefined;

// One after the other: they share a stage, which goes dark in between.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

function startStream() {
  stream = spawn(
    installed('ffmpeg'),
    testStreamArguments({
      folder: join(liveFolderOf(logFolder), 'a'),
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
  await api.start(duringDay(1));
  startStream();
  await openStreamRoom('a', database);
});

test.afterAll(async () => {
  await stopStream();
  await api.close();
});

/** The page asks the API of this test, and says sooner that it is still inside. */
async function serve(page: Page, renewAfterSeconds = 40) {
  await api.serve(page);
  await serveTalk(page);
  for (const path of [congressEnterPath, congressRenewPath]) {
    await page.route(
      `**${path}`,
      whileOpen(async (route) => {
        const response = await route.fetch({ url: api.origin + path });
        const { data } = insideAnswer.safeParse(await response.json().catch(() => null));
        await route.fulfill(data ? { json: { ...data, renewAfterSeconds } } : { response });
      }),
    );
  }
}

/** The stack's nginx has checked the way; what is said there is in this test's own database. */
async function serveTalk(page: Page) {
  await page.route(
    `**/live/*/a/${talkFile}`,
    whileOpen(async (route) => {
      const checked = await route.fetch();
      if (!checked.ok()) return await route.fulfill({ response: checked });
      return await route.fulfill({
        response: await route.fetch({ url: `${api.origin}${insideTalkPath}/a` }),
      });
    }),
  );
}

const picture = (page: Page) => page.locator('video');

/** Whether pictures were drawn since the last look, by the count of the browser. */
async function expectMoving(page: Page) {
  const frames = () =>
    picture(page).evaluate((video: HTMLVideoElement) => [
      video.getVideoPlaybackQuality().totalVideoFrames,
      video.currentTime,
    ]);
  await expect.poll(async () => (await frames())[0], { timeout: 60_000 }).toBeGreaterThan(5);
  const [drawn = 0, time = 0] = await frames();
  await expect.poll(async () => (await frames())[0]).toBeGreaterThan(drawn + 5);
  await expect.poll(async () => (await frames())[1]).toBeGreaterThan(time);
}

const doorTo = (page: Page, room: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: live.enterRoom.replace('{{room}}', room), exact: true });

const ticketOf = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', site.storageKeys.ticket);

/** Another browser of the same person. */
async function openDevice(context: BrowserContext, ticket: string) {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serve(page, 2);
  await page.goto(`/pl/kongres#${ticket}`);
  await doorTo(page, 'Scena główna').click();
  return page;
}

const saysThat = (page: Page, { heading }: { heading: string }) =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible();

/** Bought by the first test and used by those after it. */
let ticket = '';
/** Bought by the last but one, and valid when the week is over. */
let lasting = '';

/** Buys a ticket as a visitor does, and stands before the doors. */
async function buy(page: Page) {
  await order(page, 'pl', '/pl/kup-bilet', newEmail());
  await page.locator('[data-action="pay-card"]').click();
  await page.waitForURL('**/pl/zamowienie#*');
  await page.getByRole('heading', { name: textsOf('pl', 'order').scenes.paid.heading }).waitFor();
  await page.getByRole('main').locator('a[href*="/pl/kongres#"]').first().click();
  await doorTo(page, 'Scena główna').waitFor();
}

test('a ticket bought in a browser enters a real stream: pictures move, captions follow', async ({
  page,
  complaints,
}) => {
  await serve(page);
  await buy(page);
  await doorTo(page, 'Scena główna').click();
  // Bought a minute ago: the right to withdraw is still there, and ends with a press.
  await page.getByRole('button', { name: live.room.agree.button }).click();
  await expectMoving(page);
  const shown = page.getByText(/^(Pierwszy|Drugi) napis$/);
  await expect(shown).toBeVisible();
  await page.getByLabel(live.room.player.captions).selectOption(live.room.player.noCaptions);
  await expect(shown).toHaveCount(0);
  await page.getByLabel(live.room.player.quality).selectOption('90p');
  const height = () => picture(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
  await expect.poll(height, { timeout: 60_000 }).toBe(90);
  await page.getByRole('button', { name: live.room.player.pause }).click();
  await page.getByRole('button', { name: live.room.player.play }).click();
  await expectMoving(page);
  // The question before the first entry is an answer of the API's, and a browser names each of these.
  expect(complaints.filter((each) => !/ 409 /.test(each))).toEqual([]);
  ticket = await ticketOf(page);
  expect(ticket).not.toBe('');
});

test('a stage that goes dark is told and comes back by itself; a door that is closed stays closed', async ({
  context,
}) => {
  const page = await openDevice(context, ticket);
  await expectMoving(page);
  await stopStream();
  await expect(page.getByRole('heading', { name: live.room.broken.title })).toBeVisible({
    timeout: 90_000,
  });
  startStream();
  await expect(page.getByRole('heading', { name: live.room.broken.title })).toHaveCount(0, {
    timeout: 90_000,
  });
  await expectMoving(page);

  await setRoomOpen('a', false, database);
  await saysThat(page, live.room.refused.room_closed);
  await setRoomOpen('a', true, database);
  await page.getByRole('button', { name: live.room.refused.room_closed.button }).click();
  await expectMoving(page);
});

test('a question is asked, voted for, on stage and answered; a word is read within three seconds', async ({
  context,
  browser,
  baseURL,
}) => {
  const { talk } = live;
  const ala = await openDevice(context, ticket);
  const other = await browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' });
  const ola = await other.newPage();
  await ola.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serve(ola);
  await buy(ola);
  await doorTo(ola, 'Scena główna').click();
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

test('of two devices the newer one plays, and a ticket that was paid back plays nowhere', async ({
  browser,
  baseURL,
}) => {
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' })),
  );
  const [phone, laptop] = contexts as [BrowserContext, BrowserContext];
  const first = await openDevice(phone, ticket);
  await expectMoving(first);
  const second = await openDevice(laptop, ticket);
  await saysThat(first, live.room.refused.other_device);
  await expect(picture(first)).toHaveCount(0);
  await expectMoving(second);
  // By a press, and only so, it is the other way round.
  await first.getByRole('button', { name: live.room.refused.other_device.button }).click();
  await expectMoving(first);
  await saysThat(second, live.room.refused.other_device);

  await refundPaidOrders(api.env.STRIPE_API, database);
  await saysThat(first, live.room.refused.ticket_ended);
  await expect(picture(first)).toHaveCount(0);
  for (const context of contexts) await context.close();
});

test('every kind of ticket opens the stage, and an invitation the galas alone', async ({
  browser,
  baseURL,
}) => {
  await openStreamRoom('gala', database);
  const newDevice = () => browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' });
  const issue = (kind: AdmissionId) =>
    issueTicket(newEmail(), { ticket: kind, connectionString: database });
  for (const kind of ticketIds) {
    const { token } = await issue(kind);
    const device = await newDevice();
    const page = await openDevice(device, token);
    await expectMoving(page);
    await device.close();
  }
  const device = await newDevice();
  const page = await device.newPage();
  await page.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serve(page);
  const { token } = await issue('galas');
  await page.goto(`/pl/kongres#${token}`);
  await doorTo(page, live.gala).waitFor();
  await expect(doorTo(page, 'Scena główna')).toHaveCount(0);
  const entered = page.waitForResponse(`**${congressEnterPath}`);
  await doorTo(page, live.gala).click();
  expect((await entered).status()).toBe(200);
  await page.goto('/pl/kongres?room=a');
  await saysThat(page, live.room.refused.not_admitted);
  await device.close();
});

test('what was watched becomes a certificate when the week is over, and anybody checks it', async ({
  page,
}) => {
  const { own, check } = textsOf('pl', 'certificate');
  await serve(page, 2);
  await buy(page);
  await doorTo(page, 'Scena główna').click();
  const renewed = () => page.waitForResponse(`**${congressRenewPath}`);
  await page.getByRole('button', { name: live.room.agree.button }).click();
  await renewed();
  await renewed();
  lasting = await ticketOf(page);
  await page.goto('/robots.txt');
  // Nothing is on its way any more to the server that ends now.
  await page.unrouteAll({ behavior: 'wait' });
  await api.start(new Date(editionEnds.getTime() + 60_000));
  // What is drawn has an hour more than a test can wait.
  const more = 'update attendance set seconds[1] = seconds[1] + 3600';
  await query(more, [], database);
  await serve(page);
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

test('a recording is watched, left and gone on with on another device; its slides are saved', async ({
  page,
  browser,
  baseURL,
}) => {
  const { after } = textsOf('pl', 'congress');
  const folder = join(liveFolderOf(logFolder), 'recordings', 'miss-ai');
  cpSync(join(rootFolder, 'apps/web/public/stream-test'), folder, { recursive: true });
  await setRecording('miss-ai', 60, database);
  // The stack's nginx asks its own API for the file, so both have it, under a number that nobody else has.
  for (const connectionString of [database, undefined]) {
    await query(
      `insert into material (id, session, name, file_name, content) overriding system value
        values (900001, 'miss-ai', '{"pl": "Slajdy"}', 'slides.pdf', $1) on conflict do nothing`,
      [Buffer.from('%PDF-1.7')],
      connectionString,
    );
  }
  await serve(page);
  await page.goto(`/pl/kongres#${lasting}`);
  await page.getByRole('group').filter({ hasText: '20' }).locator('summary').click();
  await page.getByRole('link', { name: 'Miss AI' }).first().click();
  await expectMoving(page);
  const seek = page.getByRole('slider', { name: live.room.player.seek });
  await seek.focus();
  await seek.press('ArrowRight');
  await seek.press('ArrowRight');
  const time = (of: Page) => picture(of).evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(() => time(page)).toBeGreaterThan(10);
  const told = page.waitForRequest(`**${congressWatchedPath}`);
  await page.getByRole('link', { name: after.back }).click();
  expect((await told).postDataJSON()).toMatchObject({ session: 'miss-ai' });

  const other = await browser.newContext({ baseURL: String(baseURL), locale: 'pl-PL' });
  const phone = await other.newPage();
  await phone.addInitScript(() => localStorage.setItem('welcomePopupClosed', 'true'));
  await serve(phone);
  await phone.goto(`/pl/kongres#${lasting}`);
  await phone.getByRole('link', { name: /Przerwane na 0:1\d/ }).click();
  await expectMoving(phone);
  expect(await time(phone)).toBeGreaterThan(10);

  const downloading = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Slajdy' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('%PDF-1.7');

  await removeRecording('miss-ai', database);
  await phone.reload();
  await saysThat(phone, after.refused.room_closed);
  await other.close();
});
