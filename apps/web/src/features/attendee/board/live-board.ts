import type { AdmissionId } from '@kongres/content/facts/admissions';
import { galaRoom, opensRoom } from '@kongres/content/facts/rooms';
import { dayAt } from '@kongres/content/format/date';
import type { BoardAnswer } from '@kongres/contract/board';
import { asSession, type WeekRow } from '../../../components/week/week-row.ts';
import type { CongressData } from '../shared/congress.server.ts';

/** Something that happens in a room; its times are moments. */
export interface OnStage {
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
  now: OnStage | null;
  next: OnStage | null;
  /** Whether anything is on here today at all. */
  hasDay: boolean;
}

interface Known {
  data: Pick<CongressData, 'rooms'> & {
    evenings: readonly { id: string; title: string; starts: string; ends: string }[];
  };
  /** The programme; null while it is not known, or not published. */
  week: readonly WeekRow[] | null;
  board: BoardAnswer | null;
  /** A name that hosts gave a room, in the reader's language. */
  read: (text: Readonly<Record<string, string>>) => string;
  galaName: string;
}

/** Every session and evening of the week, with what the hosts have changed. */
export function onStage({ data, week, board }: Pick<Known, 'data' | 'week' | 'board'>): OnStage[] {
  const changes = new Map(board?.sessions.map((session) => [session.id, session]));
  const sessions = (week ?? []).map((row) => {
    const { day: _, ...session } = asSession(row);
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

/** The rooms of today that this ticket opens: those of the programme in their order, then what hosts have opened. */
export function boardRows(known: Known, admission: AdmissionId, now: Date): BoardRow[] {
  const { data, board, read, galaName } = known;
  const today = onStage(known)
    .filter(({ starts }) => dayAt(new Date(starts)) === dayAt(now))
    .toSorted((one, other) => Date.parse(one.starts) - Date.parse(other.starts));
  const doors = new Map(board?.rooms.map((room) => [room.id, room]));
  const named = new Map(data.rooms.map(({ id, name }) => [id, name]));
  const ids = new Set([...named.keys(), ...today.map(({ room }) => room), ...doors.keys()]);
  return [...ids]
    .filter((id) => opensRoom(admission, id))
    .map((id) => {
      const door = doors.get(id);
      const own = door?.name && read(door.name);
      const name = own || named.get(id) || (id === galaRoom ? galaName : id);
      const here = today.filter(({ room }) => room === id);
      return {
        id,
        letter: id.length === 1 ? id.toUpperCase() : firstLetter(name),
        name,
        isOpen: door?.isOpen ?? false,
        hasDay: here.length > 0,
        ...nowAndNext(here, now),
      };
    })
    .filter(({ hasDay, isOpen }) => hasDay || isOpen);
}

/** As a reader sees it: a letter may be several signs to a program. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? '';
}

function nowAndNext(here: readonly OnStage[], at: Date): Pick<BoardRow, 'now' | 'next'> {
  const time = at.getTime();
  const on = here.filter((each) => Date.parse(each.starts) <= time && time < Date.parse(each.ends));
  const now = on.findLast(({ change }) => change !== 'cancelled') ?? on[0] ?? null;
  const next = here.find(
    ({ starts, change }) => Date.parse(starts) > time && change !== 'cancelled',
  );
  return { now, next: next ?? null };
}

const soonMs = 15 * 60_000;

/** What the band above the board is about: one's own session, what everybody is at, or what comes next. */
export function leadOf(rows: readonly BoardRow[], stars: ReadonlySet<string>, now: Date) {
  const on = rows.flatMap((row) => (row.now ? [{ row, item: row.now }] : []));
  const running = on.filter(({ item }) => item.change !== 'cancelled');
  const ahead = rows
    .flatMap((row) => (row.next ? [{ row, item: row.next }] : []))
    .toSorted((one, other) => Date.parse(one.item.starts) - Date.parse(other.item.starts));
  const isStarred = ({ item }: { item: OnStage }) => stars.has(item.id);
  const soon = ahead.filter(({ item }) => Date.parse(item.starts) - now.getTime() <= soonMs);
  const own = running.find(isStarred) ?? soon.find(isStarred);
  if (own) return { ...own, kind: 'yours' as const };
  const together = running.find(({ item }) => item.type === 'gala' || item.type === 'keynote');
  if (together) return { ...together, kind: 'together' as const };
  const next = running.length === 0 ? ahead[0] : undefined;
  return next ? { ...next, kind: 'next' as const } : null;
}
