import type { Page, Route } from '@playwright/test';
import type { BoardAnswer } from '@kongres/contract/board';
import type { InsideAnswer, InsideSource } from '@kongres/contract/congress';
import {
  boardPath,
  congressEnterPath,
  congressRenewPath,
  congressTalkPath,
  talkFile,
} from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import type { TalkAnswer } from '@kongres/contract/talk';
import { refusal } from './order.ts';

type Room = BoardAnswer['rooms'][number];

export function room(id: string, more: Partial<Room> = {}): Room {
  return { id, name: null, isOpen: true, kind: 'stream', host: null, ...more };
}

/** The hosts have set the day up like this; the answer can be changed while a page is open. */
export async function setBoard(page: Page, board: Partial<BoardAnswer>) {
  const told = { rooms: [], sessions: [], word: null, ...board };
  await page.route(`**${boardPath}`, (route) => route.fulfill({ json: told }));
  return told;
}

export const inside = (source: InsideSource, more: Partial<InsideAnswer> = {}): InsideAnswer => ({
  generation: 1,
  room: 'a',
  path: '/live/nobody.1.1/a/',
  source,
  renewAfterSeconds: 40,
  ...more,
});

const at = new Date(0).toISOString();
const unbroken = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

/** What others have asked and said: one on stage, one of one's own, one answered, names and words of any length. */
const sampleTalk: TalkAnswer = {
  slowSeconds: 30,
  questions: [
    {
      id: 1,
      author: 'Marek',
      isSpeaker: false,
      text: 'Czy to wystarczy?',
      at,
      state: 'stage',
      votes: 41,
    },
    { id: 2, author: '', isSpeaker: false, text: unbroken, at, state: 'shown', votes: 9 },
    {
      id: 3,
      author: 'W'.repeat(40),
      isSpeaker: true,
      text: 'Dlaczego?',
      at,
      state: 'answered',
      votes: 0,
    },
  ],
  chat: [
    { id: 10, author: 'Ola', isSpeaker: true, text: 'Dzień dobry', at },
    { id: 11, author: '', isSpeaker: false, text: unbroken, at },
  ],
};

type Door = InsideAnswer | ProblemCode | null;

/** What the doors answer, one after the other, the last one again and again; null is no answer at all. */
export async function setDoors(
  page: Page,
  { enter, renew = [] }: { enter: Door[]; renew?: Door[] },
) {
  const asked = { enter: [] as unknown[], renew: [] as unknown[] };
  const answer = (doors: Door[], seen: unknown[]) => async (route: Route) => {
    const door = (doors.length > 1 ? doors.shift() : doors[0]) ?? null;
    seen.push(route.request().postDataJSON());
    if (door === null) return await route.abort();
    if (typeof door !== 'string') return await route.fulfill({ json: door });
    const status = door === 'too_many_requests' ? 429 : 409;
    return await route.fulfill(refusal({ status, code: door }));
  };
  await page.route(`**/live/**/${talkFile}`, (route) => route.fulfill({ json: sampleTalk }));
  await page.route(`**${congressTalkPath}`, (route) =>
    route.fulfill({ json: { messages: [2, 11], votes: [1] } }),
  );
  await page.route(`**${congressEnterPath}`, answer(enter, asked.enter));
  await page.route(`**${congressRenewPath}`, answer(renew, asked.renew));
  return asked;
}
