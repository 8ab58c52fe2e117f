import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, vi } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { BoardAnswer } from '@kongres/contract/board';
import type { InsideAnswer } from '@kongres/contract/congress';
import {
  boardPath,
  congressEnterPath,
  congressRenewPath,
  congressTalkPath,
  editionPath,
  orderPath,
  talkFile,
} from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { editionAt } from '@kongres/contract/samples/edition';
import { inside, room, sampleTalk } from '@kongres/contract/samples/live';
import { orderIn, token } from '@kongres/contract/samples/order';
import { finishedTexts } from '../src/lib/i18n/texts.server.ts';
import { refuse, type Answer } from './fake-api.ts';
import { duringDay } from './moments.ts';
import { plain, startOf, test, waitFor, type Page, type Site } from './site.ts';

const polish = finishedTexts('pl', 'live');
const { agree, refused, broken } = polish.room;

/** A stream that is not there. */
const noStream = inside({ kind: 'stream' });

/** The page as a ticket holder sees it on the first day. */
function open(site: Site, { path = 'pl', search = '', fragment = `#${token}` } = {}) {
  site.api.set(editionPath, editionAt(duringDay(1)));
  if (site.api.callsTo(orderPath).length === 0) site.api.set(orderPath, orderIn('paid'));
  return site.open('congress', `/${path}/kongres${search}${fragment}`);
}

function setBoard(site: Site, board: Partial<BoardAnswer>) {
  site.api.set(boardPath, { rooms: [], sessions: [], word: null, ...board });
}

/** Answers of the doors, one after the other; the last one repeats. */
function setDoors(
  site: Site,
  doors: { enter: (InsideAnswer | ProblemCode)[]; renew?: (InsideAnswer | ProblemCode)[] },
) {
  const answerInTurn = (answers: (InsideAnswer | ProblemCode)[]) => (): Answer => {
    const door = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'room_closed';
    return typeof door === 'string' ? refuse(409, door) : door;
  };
  site.api.set(`${noStream.path}${talkFile}`, sampleTalk);
  site.api.set(congressTalkPath, { messages: [2, 11], votes: [1] });
  site.api.set(congressEnterPath, answerInTurn(doors.enter));
  site.api.set(congressRenewPath, answerInTurn(doors.renew ?? ['room_closed']));
  return () => site.api.callsTo(congressEnterPath).map(({ body }) => body);
}

const doorName = (name: string) => fillText(polish.enterRoom, { room: name });
const doorTo = (page: Page, name: string) => page.getByRole('link', { name: doorName(name) });
const hasNoDoorTo = (page: Page, name: string) =>
  expect(page.queryByRole('link', { name: doorName(name) })).toBeNull();
const saysHeading = (page: Page, name: string) =>
  waitFor(() => page.getByRole('heading', { name: plain(name) }));

describe('the board', () => {
  test('offers the doors that are open, and follows them', async ({ site }) => {
    vi.useFakeTimers();
    setBoard(site, {
      rooms: [room('a'), room('b', { isOpen: false }), room('tables', { name: { pl: 'Stoliki' } })],
    });
    const page = await open(site);
    const door = await waitFor(() => doorTo(page, 'Scena główna'));
    expect(page.heading().textContent).toContain('1');
    expect(door.getAttribute('href')).toBe('/pl/kongres?room=a');
    doorTo(page, 'Stoliki');
    expect(page.words()).not.toContain('Studio');
    setBoard(site, { rooms: [room('b')] });
    await vi.advanceTimersByTimeAsync(6000);
    await waitFor(() => doorTo(page, 'Studio'));
    hasNoDoorTo(page, 'Scena główna');
  });

  test('says when the doors open, and leads nowhere before that', async ({ site }) => {
    setBoard(site, {});
    const page = await open(site);
    await page.says(polish.empty.title);
    expect(page.queryByRole('link', { name: new RegExp(`^${polish.enter}`) })).toBeNull();
  });

  test('shows a broadcast message as words, marked as Polish to readers of German', async ({
    site,
  }) => {
    const hostile = '<img src=x onerror=alert(1)> & "koniec"';
    setBoard(site, {
      word: { id: 1, text: { pl: hostile }, at: new Date(0).toISOString() },
    });
    const page = await open(site);
    await page.says(hostile);
    const german = await open(site, { path: 'de' });
    const message = await waitFor(() => german.getByText(hostile));
    expect(message.getAttribute('lang')).toBe('pl');
    expect(german.main.querySelector('img[src="x"]')).toBeNull();
  });

  test('says that nobody answers, comes by itself, and keeps the last one', async ({ site }) => {
    vi.useFakeTimers();
    site.api.set(boardPath, 'lost');
    const page = await open(site);
    await page.says(polish.unread);
    setBoard(site, { rooms: [room('a')] });
    await vi.advanceTimersByTimeAsync(6000);
    await waitFor(() => doorTo(page, 'Scena główna'));
    expect(page.words()).not.toContain(plain(polish.unread));
    site.api.set(boardPath, 'lost');
    await vi.advanceTimersByTimeAsync(6000);
    await page.says(startOf(polish.stale));
    doorTo(page, 'Scena główna');
  });

  test('shows an invited guest the gala stage alone', async ({ site }) => {
    setBoard(site, { rooms: [room('a'), room('gala')] });
    site.api.set(orderPath, { ...orderIn('paid'), ticket: 'galas', isBought: false });
    site.api.set(editionPath, editionAt(duringDay(1)));
    const page = await site.open('congress', `/pl/kongres#${token}`);
    await waitFor(() => doorTo(page, polish.gala));
    hasNoDoorTo(page, 'Scena główna');
  });

  for (const { id: code, path } of languages) {
    test(`speaks ${code}`, async ({ site }) => {
      setBoard(site, { rooms: [room('gala')] });
      const texts = finishedTexts(code, 'live');
      const page = await open(site, { path });
      const name = fillText(texts.enterRoom, { room: texts.gala });
      const door = await waitFor(() => page.getByRole('link', { name }));
      expect(plain(door.closest('li')?.textContent ?? '')).toContain(plain(texts.gala));
    });
  }

  test('takes the place of a room that the address names wrongly, and repeats nothing of it', async ({
    site,
  }) => {
    setBoard(site, { rooms: [room('a')] });
    const entered = setDoors(site, { enter: ['room_closed'] });
    for (const nonsense of ['', '../x', '<script>', 'Zapłać: zly.example', 'x'.repeat(3000)]) {
      const page = await open(site, { search: `?room=${encodeURIComponent(nonsense)}` });
      await waitFor(() => doorTo(page, 'Scena główna'));
      expect(page.words()).not.toContain('zly.example');
      expect(document.title).not.toContain('zly');
    }
    expect(entered()).toEqual([]);
    const page = await open(site, { search: '?room=zaplac-zly-example' });
    await saysHeading(page, refused.room_closed.heading);
    expect(page.words()).not.toContain('zaplac');
  });
});

describe('the door of a room', () => {
  beforeEach<{ site: Site }>(({ site }) => setBoard(site, { rooms: [room('a'), room('b')] }));

  test('asks who may still withdraw to agree before the first entry', async ({ site }) => {
    const entered = setDoors(site, { enter: ['agreement_required', noStream] });
    const page = await open(site, { search: '?room=a' });
    await saysHeading(page, agree.heading);
    await page.says(finishedTexts('pl', 'purchase').earlyStart);
    expect(entered()).toMatchObject([{ room: 'a', isAgreed: false }]);
    await page.user.click(page.getByRole('button', { name: agree.button }));
    await waitFor(() => expect(entered()).toHaveLength(2));
    expect(entered()[1]).toMatchObject({ isAgreed: true });
  });

  for (const code of [
    'room_closed',
    'not_admitted',
    'too_early',
    'edition_over',
    'ticket_ended',
  ] as const) {
    test(`says why it stays closed: ${code}`, async ({ site }) => {
      setDoors(site, { enter: [code] });
      const page = await open(site, { search: '?room=a' });
      await saysHeading(page, refused[code].heading);
      const toOrder = page.queryAllByRole('link', { name: /zamówieni/ });
      expect(toOrder).toHaveLength(code === 'ticket_ended' ? 1 : 0);
    });
  }

  test('stays closed to a device that another has taken over, until a press', async ({ site }) => {
    vi.useFakeTimers();
    const entered = setDoors(site, {
      enter: [noStream, { ...noStream, generation: 3 }],
      renew: ['other_device'],
    });
    const page = await open(site, { search: '?room=a' });
    await waitFor(() => expect(entered()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(41_000);
    const { heading, button } = refused.other_device;
    await saysHeading(page, heading);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(entered()).toHaveLength(1);
    await page.user.click(page.getByRole('button', { name: button }));
    await waitFor(() => expect(entered()).toHaveLength(2));
    await waitFor(() => expect(page.queryByRole('heading', { name: heading })).toBeNull());
  });

  test('leads to the order when the ticket ends while its room is open', async ({ site }) => {
    vi.useFakeTimers();
    const entered = setDoors(site, { enter: [noStream], renew: ['ticket_ended'] });
    const page = await open(site, { search: '?room=a' });
    await waitFor(() => expect(entered()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(41_000);
    await saysHeading(page, refused.ticket_ended.heading);
  });

  test('offers what else is on when there is no picture', async ({ site }) => {
    setDoors(site, { enter: [{ ...noStream, path: null }] });
    const page = await open(site, { search: '?room=a' });
    await saysHeading(page, broken.title);
    const elsewhere = page
      .getAllByRole('status')
      .map((status) => within(status).queryByRole('link', { name: /Studio/ }));
    expect(elsewhere.filter(Boolean)).toHaveLength(1);
  });
});
