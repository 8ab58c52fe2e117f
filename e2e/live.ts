import type { Page, Route } from '@playwright/test';
import type { BoardResponse } from '@kongres/contract/board';
import type { RoomAccessResponse } from '@kongres/contract/room-access';
import {
  boardPath,
  congressEnterRoomPath,
  congressRenewSeatPath,
  congressChatPath,
  roomChatFile,
} from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { sampleRoomChat } from '@kongres/contract/samples/live';
import { buildRefusal } from './order.ts';

/** Returns the mocked response, which a test may change while a page is open. */
export async function mockBoard(page: Page, board: Partial<BoardResponse>) {
  const response = { rooms: [], sessions: [], word: null, ...board };
  await page.route(`**${boardPath}`, (route) => route.fulfill({ json: response }));
  return response;
}

type RoomAccessAnswer = RoomAccessResponse | ProblemCode | null;

/** Mocks the room access calls in order, repeating the last answer; null aborts the call. */
export async function mockRoomAccess(
  page: Page,
  { enter, renew = [] }: { enter: RoomAccessAnswer[]; renew?: RoomAccessAnswer[] },
) {
  const requests = { enter: [] as unknown[], renew: [] as unknown[] };
  const answer = (answers: RoomAccessAnswer[], received: unknown[]) => async (route: Route) => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? null;
    received.push(route.request().postDataJSON());
    if (next === null) return await route.abort();
    if (typeof next !== 'string') return await route.fulfill({ json: next });
    const status = next === 'too_many_requests' ? 429 : 409;
    return await route.fulfill(buildRefusal({ status, code: next }));
  };
  await page.route(`**/live/**/${roomChatFile}`, (route) =>
    route.fulfill({ json: sampleRoomChat }),
  );
  await page.route(`**${congressChatPath}`, (route) =>
    route.fulfill({ json: { messages: [2, 11], votes: [1] } }),
  );
  await page.route(`**${congressEnterRoomPath}`, answer(enter, requests.enter));
  await page.route(`**${congressRenewSeatPath}`, answer(renew, requests.renew));
  return requests;
}
