import type { Page, Route } from '@playwright/test';
import type { BoardAnswer } from '@kongres/contract/board';
import type { InsideAnswer } from '@kongres/contract/congress';
import {
  boardPath,
  congressEnterPath,
  congressRenewPath,
  congressTalkPath,
  talkFile,
} from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { sampleTalk } from '@kongres/contract/samples/live';
import { refusal } from './order.ts';

export { inside, room } from '@kongres/contract/samples/live';

/** The hosts have set the day up like this; the answer can be changed while a page is open. */
export async function setBoard(page: Page, board: Partial<BoardAnswer>) {
  const told = { rooms: [], sessions: [], word: null, ...board };
  await page.route(`**${boardPath}`, (route) => route.fulfill({ json: told }));
  return told;
}

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
