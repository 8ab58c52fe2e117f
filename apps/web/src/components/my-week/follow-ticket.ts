import { weekAnswer, type Check, type WeekAnswer } from '@kongres/contract/week';
import { congressWeekPath } from '@kongres/contract/paths';
import { call } from '../../lib/api/call.ts';
import { readTicket, ticketName as nameOf } from '../ticket/remembered-ticket.ts';
import { myWeek, takeFollowed, whenWeekChanges } from './kept-week.ts';

/** Time for the next star: several are sent together. */
const pauseMs = 800;
const mostStars = 500;

let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the stars of this browser and those of the ticket together, now and whenever one changes here. What is done of
 * the checklist goes along. Null where the server could not say, or the ticket opens nothing.
 */
export function followTicket(
  token: string,
  done: readonly Check[] = [],
): Promise<WeekAnswer | null> {
  listen();
  // One after the other: each begins with what the one before has brought.
  const next = last.then(() => exchange(token, done));
  last = next.catch(() => null);
  return next.catch(() => null);
}

function listen() {
  if (isListening) return;
  isListening = true;
  whenWeekChanges(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const token = readTicket();
      if (token && hasNews(token)) void followTicket(token);
    }, pauseMs);
  });
}

function hasNews(token: string): boolean {
  const { add, remove } = changesFor(token);
  return add.length > 0 || remove.length > 0;
}

/**
 * What changed here since this ticket was last asked. Stars that followed another ticket are that one's, and are not
 * given to this.
 */
export function changesFor(token: string): { add: string[]; remove: string[] } {
  const { stars, followed } = myWeek();
  if (followed && followed.ticket !== nameOf(token)) return { add: [], remove: [] };
  const before = followed?.stars ?? [];
  return {
    add: stars.filter((id) => isId(id) && !before.includes(id)).slice(0, mostStars),
    remove: before.filter((id) => isId(id) && !stars.includes(id)).slice(0, mostStars),
  };
}

async function exchange(token: string, done: readonly Check[]): Promise<WeekAnswer | null> {
  const { stars, followed } = myWeek();
  const isAnothers = followed !== null && followed.ticket !== nameOf(token);
  const changes = changesFor(token);
  const body = { ...changes, done };
  const response = await call(congressWeekPath, { token, body, patienceMs: 15_000 });
  const answer = weekAnswer.safeParse(response.ok && (await response.json())).data ?? null;
  if (answer) {
    // What nobody sent stays as it is; what was another ticket's goes.
    const told = [...(followed?.stars ?? []), ...changes.add];
    const asked = isAnothers ? stars : stars.filter((id) => told.includes(id));
    takeFollowed(asked, { ticket: nameOf(token), stars: answer.stars });
  }
  return answer;
}

/** As the server takes it; somebody else may have written into the browser's storage. */
function isId(id: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(id);
}
