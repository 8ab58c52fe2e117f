import {
  scheduleResponse,
  type ChecklistItem,
  type ScheduleResponse,
} from '@kongres/contract/schedule';
import { congressSchedulePath } from '@kongres/contract/paths';
import { callApi } from '../../lib/api/call-api.ts';
import { readTicketToken, getTokenPrefix } from '../ticket/saved-ticket.ts';
import { getSavedSchedule, mergeSyncedStars, subscribeToSchedule } from './saved-schedule.ts';

/** Groups several stars into one request. */
const pauseMs = 800;
const maxStars = 500;

let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastSync: Promise<unknown> = Promise.resolve();

/**
 * Syncs the stars of this browser with the ticket, now and after every change, and sends completed checklist items.
 * Null if the request failed or the ticket is invalid.
 */
export function syncSchedule(
  token: string,
  done: readonly ChecklistItem[] = [],
): Promise<ScheduleResponse | null> {
  observeSchedule();
  // Requests run one after the other: each starts from the previous result.
  const next = lastSync.then(() => sendScheduleChanges(token, done));
  lastSync = next.catch(() => null);
  return next.catch(() => null);
}

function observeSchedule() {
  if (isListening) return;
  isListening = true;
  subscribeToSchedule(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const token = readTicketToken();
      if (token && hasUnsyncedChanges(token)) void syncSchedule(token);
    }, pauseMs);
  });
}

function hasUnsyncedChanges(token: string): boolean {
  const { add, remove } = getScheduleChanges(token);
  return add.length > 0 || remove.length > 0;
}

/** Changes since the last sync with this ticket. Stars synced with another ticket are not included. */
export function getScheduleChanges(token: string): { add: string[]; remove: string[] } {
  const { stars, followed } = getSavedSchedule();
  if (followed && followed.ticket !== getTokenPrefix(token)) return { add: [], remove: [] };
  const before = followed?.stars ?? [];
  return {
    add: stars.filter((id) => isSessionId(id) && !before.includes(id)).slice(0, maxStars),
    remove: before.filter((id) => isSessionId(id) && !stars.includes(id)).slice(0, maxStars),
  };
}

async function sendScheduleChanges(
  token: string,
  done: readonly ChecklistItem[],
): Promise<ScheduleResponse | null> {
  const { stars, followed } = getSavedSchedule();
  const isOtherTicket = followed !== null && followed.ticket !== getTokenPrefix(token);
  const changes = getScheduleChanges(token);
  const body = { ...changes, done };
  const response = await callApi(congressSchedulePath, { token, body, timeoutMs: 15_000 });
  const answer = scheduleResponse.safeParse(response.ok && (await response.json())).data ?? null;
  if (answer) {
    // Unsent stars stay; those of another ticket are removed.
    const sentStars = [...(followed?.stars ?? []), ...changes.add];
    const syncedStars = isOtherTicket ? stars : stars.filter((id) => sentStars.includes(id));
    mergeSyncedStars(syncedStars, { ticket: getTokenPrefix(token), stars: answer.stars });
  }
  return answer;
}

/** The server's format; storage may contain anything. */
function isSessionId(id: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(id);
}
