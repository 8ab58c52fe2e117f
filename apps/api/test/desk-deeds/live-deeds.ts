import type { LiveDay } from '@kongres/contract/desk/live/live';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { saveRoom } from '../../src/live/rooms/live-queries.ts';
import { insertMessage } from '../../src/live/room-chat/talk-queries.ts';
import {
  answerOf,
  fresh,
  reads,
  sold,
  type Deed,
  type Desk,
  type Person,
  type Shop,
} from './deed.ts';

const days = [1, 2, 3, 4, 5, 6, 7];

/** The live week and what is left of it. */
export function liveDeeds(shop: Shop, desk: Desk) {
  const { pool } = shop;

  /** A session of the programme as the desk shows it. */
  async function session({ cookie }: Person) {
    for (const day of days) {
      const query = `?day=${day}`;
      const { sessions } = await answerOf<LiveDay>(await desk.call('live', { cookie, query }));
      const free = sessions.find(({ planned, isCancelled }) => !planned && !isCancelled);
      if (free) return free;
    }
    throw new Error('the programme has no session');
  }

  async function room() {
    const id = fresh('room');
    await saveRoom(pool, { id, name: null, source: { kind: 'stream' } });
    return id;
  }

  async function question(): Promise<number> {
    const said = { text: 'Dlaczego?', author: 'Ala', isSpeaker: false };
    const { id } = await sold(pool);
    return await insertMessage(pool, id, { room: await room(), kind: 'question', ...said });
  }

  async function recorded(person: Person) {
    const { id } = await session(person);
    const body = { id, source: { kind: 'stream' }, minutes: 5 };
    await answerOf(await desk.call('recordingSet', { cookie: person.cookie, body }));
    return { id };
  }

  async function handedOut(person: Person): Promise<number> {
    const { id } = await session(person);
    const body = { id, name: { pl: 'Kod' }, address: 'https://example.com/code' };
    await answerOf(await desk.call('materialLink', { cookie: person.cookie, body }));
    const { rows } = await pool.query<{ number: number }>('select max(id) as number from material');
    return rows[0]?.number ?? 0;
  }

  return {
    live: reads,
    liveDoor: {
      leaves: ['room_opened'],
      prepare: async () => ({ body: { room: await room(), isOpen: true } }),
    },
    liveRoom: {
      leaves: ['room_set'],
      prepare: () => ({
        body: { room: fresh('tables'), source: { kind: 'stream' }, name: { pl: 'Stoliki' } },
      }),
    },
    liveSource: {
      leaves: ['session_source_set'],
      prepare: async (person) => ({
        body: { id: (await session(person)).id, source: { kind: 'stream' } },
      }),
    },
    sessionMove: {
      leaves: ['session_moved'],
      async prepare(person) {
        const { id, mark, room: to, starts } = await session(person);
        const date = starts.slice(0, 10);
        const times = { starts: `${date}T07:00`, ends: `${date}T07:30` };
        return { body: { id, seen: mark, room: to, ...times } };
      },
    },
    sessionCancel: {
      leaves: ['session_cancelled'],
      async prepare(person) {
        const { id, mark } = await session(person);
        return { body: { id, seen: mark } };
      },
    },
    sessionRestore: {
      leaves: ['session_restored'],
      async prepare(person) {
        const { cookie } = person;
        const { id, mark, starts } = await session(person);
        await answerOf(await desk.act('sessionCancel', { cookie, body: { id, seen: mark } }));
        for (const day of days) {
          const query = `?day=${day}`;
          const live = await answerOf<LiveDay>(await desk.call('live', { cookie, query }));
          const off = live.sessions.find((each) => each.id === id);
          if (off) return { body: { id, seen: off.mark } };
        }
        throw new Error(`${id} of ${starts} is gone`);
      },
    },
    liveSay: { leaves: ['word_said'], prepare: () => ({ body: { text: { pl: fresh('Raz') } } }) },
    liveHush: {
      leaves: ['word_taken_back'],
      async prepare({ cookie }) {
        const body = { text: { pl: fresh('Dwa') } };
        await answerOf(await desk.act('liveSay', { cookie, body }));
        const live = await answerOf<LiveDay>(await desk.call('live', { cookie }));
        return { body: { id: live.word?.id } };
      },
    },
    liveTalk: { ...reads, prepare: async () => ({ query: `?room=${await room()}` }) },
    liveMessage: {
      leaves: ['message_hidden'],
      prepare: async () => ({ body: { id: await question(), state: 'hidden', saw: 'shown' } }),
    },
    liveMute: {
      leaves: ['message_hidden', 'person_muted'],
      prepare: async () => ({ body: { id: await question(), isMuted: true } }),
    },
    liveSlow: {
      leaves: ['slow_mode'],
      prepare: async () => ({ body: { room: await room(), seconds: 30 } }),
    },
    recordingSet: {
      leaves: ['recording_set'],
      prepare: async (person) => ({
        body: { id: (await session(person)).id, source: { kind: 'stream' }, minutes: 90 },
      }),
    },
    recordingRemove: {
      leaves: ['recording_removed'],
      prepare: async (person) => ({ body: await recorded(person) }),
    },
    materialLink: {
      leaves: ['material_added'],
      prepare: async (person) => ({
        body: {
          id: (await session(person)).id,
          name: { pl: 'Kod' },
          address: 'https://example.com/code',
        },
      }),
    },
    materialFile: {
      leaves: ['material_added'],
      async prepare(person) {
        const { id } = await session(person);
        const query = new URLSearchParams({ id, file: 'a.pdf', name: '{"pl":"Slajdy"}' });
        return { body: new TextEncoder().encode('slides'), query: `?${query.toString()}` };
      },
    },
    materialRemove: {
      leaves: ['material_removed'],
      prepare: async (person) => ({ body: { number: await handedOut(person) } }),
    },
    workshops: reads,
    workshopsTake: { leaves: ['workshop_set'] },
  } satisfies Partial<Record<DeskCall, Deed>>;
}
