import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, vi } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { BoardResponse } from '@kongres/contract/board';
import type { RoomAccessResponse } from '@kongres/contract/room-access';
import {
  boardPath,
  congressEnterRoomPath,
  congressRenewSeatPath,
  congressChatPath,
  editionPath,
  orderPath,
  roomChatFile,
} from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { buildEditionResponse } from '@kongres/contract/samples/edition';
import {
  buildRoomAccessResponse,
  buildBoardRoom,
  sampleRoomChat,
} from '@kongres/contract/samples/live';
import { buildOrderResponse, sampleOrderToken } from '@kongres/contract/samples/order';
import { getTexts } from '../src/lib/i18n/texts.server.ts';
import { createProblemResponse, type FakeResponse } from './fake-api.ts';
import { getNoonOfDay } from './moments.ts';
import { normaliseSpaces, getSentenceStart, test, waitFor, type Page, type Site } from './site.ts';

const polish = getTexts('pl', 'live');
const { agree, refused, broken } = polish.room;

const noStream = buildRoomAccessResponse({ kind: 'stream' });

/** Opens the page as a ticket holder on the first day. */
function openCongressPage(
  site: Site,
  { path = 'pl', search = '', fragment = `#${sampleOrderToken}` } = {},
) {
  site.api.set(editionPath, buildEditionResponse(getNoonOfDay(1)));
  if (site.api.callsTo(orderPath).length === 0) site.api.set(orderPath, buildOrderResponse('paid'));
  return site.open('congress', `/${path}/kongres${search}${fragment}`);
}

function setBoard(site: Site, board: Partial<BoardResponse>) {
  site.api.set(boardPath, { rooms: [], sessions: [], word: null, ...board });
}

/** Answers in turn; the last one repeats. */
function setRoomAccess(
  site: Site,
  responses: {
    enter: (RoomAccessResponse | ProblemCode)[];
    renew?: (RoomAccessResponse | ProblemCode)[];
  },
) {
  const answerInTurn = (answers: (RoomAccessResponse | ProblemCode)[]) => (): FakeResponse => {
    const response = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'room_closed';
    return typeof response === 'string' ? createProblemResponse(409, response) : response;
  };
  site.api.set(`${noStream.path}${roomChatFile}`, sampleRoomChat);
  site.api.set(congressChatPath, { messages: [2, 11], votes: [1] });
  site.api.set(congressEnterRoomPath, answerInTurn(responses.enter));
  site.api.set(congressRenewSeatPath, answerInTurn(responses.renew ?? ['room_closed']));
  return () => site.api.callsTo(congressEnterRoomPath).map(({ body }) => body);
}

const getRoomLinkName = (name: string) => fillText(polish.enterRoom, { room: name });
const getRoomLink = (page: Page, name: string) =>
  page.getByRole('link', { name: getRoomLinkName(name) });
const hasNoRoomLink = (page: Page, name: string) =>
  expect(page.queryByRole('link', { name: getRoomLinkName(name) })).toBeNull();
const waitForHeading = (page: Page, name: string) =>
  waitFor(() => page.getByRole('heading', { name: normaliseSpaces(name) }));

describe('the board', () => {
  test('shows open rooms and updates them', async ({ site }) => {
    vi.useFakeTimers();
    setBoard(site, {
      rooms: [
        buildBoardRoom('a'),
        buildBoardRoom('b', { isOpen: false }),
        buildBoardRoom('tables', { name: { pl: 'Stoliki' } }),
      ],
    });
    const page = await openCongressPage(site);
    const link = await waitFor(() => getRoomLink(page, 'Scena główna'));
    expect(page.getHeading().textContent).toContain('1');
    expect(link.getAttribute('href')).toBe('/pl/kongres?room=a');
    getRoomLink(page, 'Stoliki');
    expect(page.words()).not.toContain('Studio');
    setBoard(site, { rooms: [buildBoardRoom('b')] });
    await vi.advanceTimersByTimeAsync(6000);
    await waitFor(() => getRoomLink(page, 'Studio'));
    hasNoRoomLink(page, 'Scena główna');
  });

  test('shows the opening time and no room links before it', async ({ site }) => {
    setBoard(site, {});
    const page = await openCongressPage(site);
    await page.hasText(polish.empty.title);
    expect(page.queryByRole('link', { name: new RegExp(`^${polish.enter}`) })).toBeNull();
  });

  test('escapes a broadcast message and marks it as Polish for German readers', async ({
    site,
  }) => {
    const hostile = '<img src=x onerror=alert(1)> & "koniec"';
    setBoard(site, {
      word: { id: 1, text: { pl: hostile }, at: new Date(0).toISOString() },
    });
    const page = await openCongressPage(site);
    await page.hasText(hostile);
    const german = await openCongressPage(site, { path: 'de' });
    const message = await waitFor(() => german.getByText(hostile));
    expect(message.getAttribute('lang')).toBe('pl');
    expect(german.main.querySelector('img[src="x"]')).toBeNull();
  });

  test('reports a failed request, recovers, and keeps the last board', async ({ site }) => {
    vi.useFakeTimers();
    site.api.set(boardPath, 'lost');
    const page = await openCongressPage(site);
    await page.hasText(polish.unread);
    setBoard(site, { rooms: [buildBoardRoom('a')] });
    await vi.advanceTimersByTimeAsync(6000);
    await waitFor(() => getRoomLink(page, 'Scena główna'));
    expect(page.words()).not.toContain(normaliseSpaces(polish.unread));
    site.api.set(boardPath, 'lost');
    await vi.advanceTimersByTimeAsync(6000);
    await page.hasText(getSentenceStart(polish.stale));
    getRoomLink(page, 'Scena główna');
  });

  test('shows an invited guest the gala stage only', async ({ site }) => {
    setBoard(site, { rooms: [buildBoardRoom('a'), buildBoardRoom('gala')] });
    site.api.set(orderPath, { ...buildOrderResponse('paid'), ticket: 'galas', isBought: false });
    site.api.set(editionPath, buildEditionResponse(getNoonOfDay(1)));
    const page = await site.open('congress', `/pl/kongres#${sampleOrderToken}`);
    await waitFor(() => getRoomLink(page, polish.gala));
    hasNoRoomLink(page, 'Scena główna');
  });

  for (const { id: code, path } of languages) {
    test(`renders in ${code}`, async ({ site }) => {
      setBoard(site, { rooms: [buildBoardRoom('gala')] });
      const texts = getTexts(code, 'live');
      const page = await openCongressPage(site, { path });
      const name = fillText(texts.enterRoom, { room: texts.gala });
      const link = await waitFor(() => page.getByRole('link', { name }));
      expect(normaliseSpaces(link.closest('li')?.textContent ?? '')).toContain(
        normaliseSpaces(texts.gala),
      );
    });
  }

  test('ignores an invalid room in the address and does not repeat it', async ({ site }) => {
    setBoard(site, { rooms: [buildBoardRoom('a')] });
    const listClaims = setRoomAccess(site, { enter: ['room_closed'] });
    for (const nonsense of ['', '../x', '<script>', 'Zapłać: zly.example', 'x'.repeat(3000)]) {
      const page = await openCongressPage(site, {
        search: `?room=${encodeURIComponent(nonsense)}`,
      });
      await waitFor(() => getRoomLink(page, 'Scena główna'));
      expect(page.words()).not.toContain('zly.example');
      expect(document.title).not.toContain('zly');
    }
    expect(listClaims()).toEqual([]);
    const page = await openCongressPage(site, { search: '?room=zaplac-zly-example' });
    await waitForHeading(page, refused.room_closed.heading);
    expect(page.words()).not.toContain('zaplac');
  });
});

describe('a room', () => {
  beforeEach<{ site: Site }>(({ site }) =>
    setBoard(site, { rooms: [buildBoardRoom('a'), buildBoardRoom('b')] }),
  );

  test('asks for consent before the first entry while withdrawal is possible', async ({ site }) => {
    const listClaims = setRoomAccess(site, { enter: ['agreement_required', noStream] });
    const page = await openCongressPage(site, { search: '?room=a' });
    await waitForHeading(page, agree.heading);
    await page.hasText(getTexts('pl', 'purchase').earlyStart);
    expect(listClaims()).toMatchObject([{ room: 'a', isAgreed: false }]);
    await page.user.click(page.getByRole('button', { name: agree.button }));
    await waitFor(() => expect(listClaims()).toHaveLength(2));
    expect(listClaims()[1]).toMatchObject({ isAgreed: true });
  });

  for (const code of [
    'room_closed',
    'not_admitted',
    'too_early',
    'edition_over',
    'ticket_ended',
  ] as const) {
    test(`shows why the room is closed: ${code}`, async ({ site }) => {
      setRoomAccess(site, { enter: [code] });
      const page = await openCongressPage(site, { search: '?room=a' });
      await waitForHeading(page, refused[code].heading);
      const toOrder = page.queryAllByRole('link', { name: /zamówieni/ });
      expect(toOrder).toHaveLength(code === 'ticket_ended' ? 1 : 0);
    });
  }

  test('stays closed on a replaced device until the visitor presses the button', async ({
    site,
  }) => {
    vi.useFakeTimers();
    const listClaims = setRoomAccess(site, {
      enter: [noStream, { ...noStream, generation: 3 }],
      renew: ['other_device'],
    });
    const page = await openCongressPage(site, { search: '?room=a' });
    await waitFor(() => expect(listClaims()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(41_000);
    const { heading, button } = refused.other_device;
    await waitForHeading(page, heading);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(listClaims()).toHaveLength(1);
    await page.user.click(page.getByRole('button', { name: button }));
    await waitFor(() => expect(listClaims()).toHaveLength(2));
    await waitFor(() => expect(page.queryByRole('heading', { name: heading })).toBeNull());
  });

  test('links to the order when the ticket ends while the room is open', async ({ site }) => {
    vi.useFakeTimers();
    const listClaims = setRoomAccess(site, { enter: [noStream], renew: ['ticket_ended'] });
    const page = await openCongressPage(site, { search: '?room=a' });
    await waitFor(() => expect(listClaims()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(41_000);
    await waitForHeading(page, refused.ticket_ended.heading);
  });

  test('offers other open rooms when there is no stream', async ({ site }) => {
    setRoomAccess(site, { enter: [{ ...noStream, path: null }] });
    const page = await openCongressPage(site, { search: '?room=a' });
    await waitForHeading(page, broken.title);
    const openRooms = page
      .getAllByRole('status')
      .map((status) => within(status).queryByRole('link', { name: /Studio/ }));
    expect(openRooms.filter(Boolean)).toHaveLength(1);
  });
});
