import type { AdmissionId } from '@kongres/content/facts/admissions';
import { galaRoom, canOpenRoom } from '@kongres/content/facts/rooms';
import { toLocalDay } from '@kongres/content/format/date';
import type { BoardResponse } from '@kongres/contract/board';
import {
  toIndexSession,
  type ProgrammeIndexRow,
} from '../../../components/programme-index/programme-index-row.ts';
import type { CongressData } from '../shared/congress.server.ts';

/** A session or gala evening; times are ISO instants. */
export interface ProgrammeItem {
  id: string;
  title: string;
  lang: string | undefined;
  people: string;
  type: string;
  starts: string;
  ends: string;
  room: string;
  change: '' | 'moved' | 'cancelled';
}

export interface BoardRow {
  id: string;
  letter: string;
  name: string;
  isOpen: boolean;
  now: ProgrammeItem | null;
  next: ProgrammeItem | null;
  /** Whether the room has any item today. */
  hasDay: boolean;
}

interface BoardInput {
  data: Pick<CongressData, 'rooms'> & {
    evenings: readonly { id: string; title: string; starts: string; ends: string }[];
  };
  /** Null until loaded, or while the programme is not published. */
  programme: readonly ProgrammeIndexRow[] | null;
  board: BoardResponse | null;
  localize: (text: Readonly<Record<string, string>>) => string;
  galaName: string;
}

/** All sessions and evenings, with the changes of the hosts applied. */
export function listProgrammeItems({
  data,
  programme,
  board,
}: Pick<BoardInput, 'data' | 'programme' | 'board'>): ProgrammeItem[] {
  const changes = new Map(board?.sessions.map((session) => [session.id, session]));
  const sessions = (programme ?? []).map((row) => {
    const { day: _, ...session } = toIndexSession(row);
    return { ...session, people: row[3] };
  });
  const evenings = data.evenings.map((evening) => ({
    ...evening,
    lang: undefined,
    people: '',
    type: 'gala',
    room: galaRoom,
    change: '' as const,
  }));
  return [...sessions, ...evenings].map((session) => {
    const change = changes.get(session.id);
    const room = session.room.toLowerCase();
    if (!change) return { ...session, room };
    return {
      ...session,
      starts: change.starts ?? session.starts,
      ends: change.ends ?? session.ends,
      room: change.room ?? room,
      change: change.isCancelled ? 'cancelled' : 'moved',
    };
  });
}

/** Rooms that the ticket admits to today: first those of the programme, then others that hosts have opened. */
export function buildBoardRows(input: BoardInput, admission: AdmissionId, now: Date): BoardRow[] {
  const { data, board, localize, galaName } = input;
  const todaysItems = listProgrammeItems(input)
    .filter(({ starts }) => toLocalDay(new Date(starts)) === toLocalDay(now))
    .toSorted((one, other) => Date.parse(one.starts) - Date.parse(other.starts));
  const roomStates = new Map(board?.rooms.map((room) => [room.id, room]));
  const roomNames = new Map(data.rooms.map(({ id, name }) => [id, name]));
  const ids = new Set([
    ...roomNames.keys(),
    ...todaysItems.map(({ room }) => room),
    ...roomStates.keys(),
  ]);
  return [...ids]
    .filter((id) => canOpenRoom(admission, id))
    .map((id) => {
      const roomState = roomStates.get(id);
      const customName = roomState?.name && localize(roomState.name);
      const name = customName || roomNames.get(id) || (id === galaRoom ? galaName : id);
      const items = todaysItems.filter(({ room }) => room === id);
      return {
        id,
        letter: id.length === 1 ? id.toUpperCase() : getFirstLetter(name),
        name,
        isOpen: roomState?.isOpen ?? false,
        hasDay: items.length > 0,
        ...findNowAndNext(items, now),
      };
    })
    .filter(({ hasDay, isOpen }) => hasDay || isOpen);
}

/** By grapheme, which may be several code points. */
function getFirstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? '';
}

function findNowAndNext(items: readonly ProgrammeItem[], at: Date): Pick<BoardRow, 'now' | 'next'> {
  const time = at.getTime();
  const current = items.filter(
    (each) => Date.parse(each.starts) <= time && time < Date.parse(each.ends),
  );
  const now = current.findLast(({ change }) => change !== 'cancelled') ?? current[0] ?? null;
  const next = items.find(
    ({ starts, change }) => Date.parse(starts) > time && change !== 'cancelled',
  );
  return { now, next: next ?? null };
}

const soonThresholdMs = 15 * 60_000;

/** The item above the board: a starred session, then a keynote or gala, then the next item. */
export function findLeadItem(rows: readonly BoardRow[], stars: ReadonlySet<string>, now: Date) {
  const current = rows.flatMap((row) => (row.now ? [{ row, item: row.now }] : []));
  const running = current.filter(({ item }) => item.change !== 'cancelled');
  const upcoming = rows
    .flatMap((row) => (row.next ? [{ row, item: row.next }] : []))
    .toSorted((one, other) => Date.parse(one.item.starts) - Date.parse(other.item.starts));
  const isStarred = ({ item }: { item: ProgrammeItem }) => stars.has(item.id);
  const soon = upcoming.filter(
    ({ item }) => Date.parse(item.starts) - now.getTime() <= soonThresholdMs,
  );
  const starred = running.find(isStarred) ?? soon.find(isStarred);
  if (starred) return { ...starred, kind: 'yours' as const };
  const together = running.find(({ item }) => item.type === 'gala' || item.type === 'keynote');
  if (together) return { ...together, kind: 'together' as const };
  const next = running.length === 0 ? upcoming[0] : undefined;
  return next ? { ...next, kind: 'next' as const } : null;
}
