import type { LiveDay } from '@kongres/contract/desk/live/live';
import type { DeskCall } from '@kongres/contract/desk/routes';
import { saveRoom } from '../../src/live/rooms/live.queries.ts';
import { insertChatMessage } from '../../src/live/room-chat/room-chat.queries.ts';
import {
  readJson,
  createUniqueName,
  readOnly,
  insertUniqueSoldTicket,
  type DeskAction,
  type Desk,
  type SignedInStaff,
  type Shop,
} from './desk-action.ts';

const days = [1, 2, 3, 4, 5, 6, 7];

export function createLiveActions(shop: Shop, desk: Desk) {
  const { pool } = shop;

  /** A session that was neither moved nor cancelled. */
  async function findUnchangedSession({ cookie }: SignedInStaff) {
    for (const day of days) {
      const query = `?day=${day}`;
      const { sessions } = await readJson<LiveDay>(
        await desk.call('getLiveDay', { cookie, query }),
      );
      const free = sessions.find(({ planned, isCancelled }) => !planned && !isCancelled);
      if (free) return free;
    }
    throw new Error('the programme has no session');
  }

  async function createRoom() {
    const id = createUniqueName('room');
    await saveRoom(pool, { id, name: null, source: { kind: 'stream' } });
    return id;
  }

  async function createQuestion(): Promise<number> {
    const message = { text: 'Dlaczego?', author: 'Ala', isSpeaker: false };
    const { id } = await insertUniqueSoldTicket(pool);
    return await insertChatMessage(pool, id, {
      room: await createRoom(),
      kind: 'question',
      ...message,
    });
  }

  async function createRecording(person: SignedInStaff) {
    const { id } = await findUnchangedSession(person);
    const body = { id, source: { kind: 'stream' }, minutes: 5 };
    await readJson(await desk.call('setRecording', { cookie: person.cookie, body }));
    return { id };
  }

  async function createMaterial(person: SignedInStaff): Promise<number> {
    const { id } = await findUnchangedSession(person);
    const body = { id, name: { pl: 'Kod' }, address: 'https://example.com/code' };
    await readJson(await desk.call('addMaterialLink', { cookie: person.cookie, body }));
    const { rows } = await pool.query<{ number: number }>('select max(id) as number from material');
    return rows[0]?.number ?? 0;
  }

  return {
    getLiveDay: readOnly,
    setRoomOpen: {
      auditActions: ['room_opened'],
      prepareRequest: async () => ({ body: { room: await createRoom(), isOpen: true } }),
    },
    saveRoom: {
      auditActions: ['room_set'],
      prepareRequest: () => ({
        body: {
          room: createUniqueName('tables'),
          source: { kind: 'stream' },
          name: { pl: 'Stoliki' },
        },
      }),
    },
    setSessionSource: {
      auditActions: ['session_stream_set'],
      prepareRequest: async (person) => ({
        body: { id: (await findUnchangedSession(person)).id, source: { kind: 'stream' } },
      }),
    },
    rescheduleSession: {
      auditActions: ['session_moved'],
      async prepareRequest(person) {
        const { id, version: mark, room: to, starts } = await findUnchangedSession(person);
        const date = starts.slice(0, 10);
        const times = { starts: `${date}T07:00`, ends: `${date}T07:30` };
        return { body: { id, expectedVersion: mark, room: to, ...times } };
      },
    },
    cancelSession: {
      auditActions: ['session_cancelled'],
      async prepareRequest(person) {
        const { id, version: mark } = await findUnchangedSession(person);
        return { body: { id, expectedVersion: mark } };
      },
    },
    restoreSession: {
      auditActions: ['session_restored'],
      async prepareRequest(person) {
        const { cookie } = person;
        const { id, version: mark, starts } = await findUnchangedSession(person);
        await readJson(
          await desk.callConfirmed('cancelSession', {
            cookie,
            body: { id, expectedVersion: mark },
          }),
        );
        for (const day of days) {
          const query = `?day=${day}`;
          const live = await readJson<LiveDay>(await desk.call('getLiveDay', { cookie, query }));
          const off = live.sessions.find((each) => each.id === id);
          if (off) return { body: { id, expectedVersion: off.version } };
        }
        throw new Error(`${id} of ${starts} is gone`);
      },
    },
    showBanner: {
      auditActions: ['banner_shown'],
      prepareRequest: () => ({ body: { text: { pl: createUniqueName('Raz') } } }),
    },
    hideBanner: {
      auditActions: ['banner_hidden'],
      async prepareRequest({ cookie }) {
        const body = { text: { pl: createUniqueName('Dwa') } };
        await readJson(await desk.callConfirmed('showBanner', { cookie, body }));
        const live = await readJson<LiveDay>(await desk.call('getLiveDay', { cookie }));
        return { body: { id: live.banner?.id } };
      },
    },
    getRoomChat: {
      ...readOnly,
      prepareRequest: async () => ({ query: `?room=${await createRoom()}` }),
    },
    moderateMessage: {
      auditActions: ['message_hidden'],
      prepareRequest: async () => ({
        body: { id: await createQuestion(), state: 'hidden', expectedState: 'shown' },
      }),
    },
    muteAuthor: {
      auditActions: ['message_hidden', 'attendee_muted'],
      prepareRequest: async () => ({ body: { id: await createQuestion(), isMuted: true } }),
    },
    setSlowMode: {
      auditActions: ['slow_mode_changed'],
      prepareRequest: async () => ({ body: { room: await createRoom(), seconds: 30 } }),
    },
    setRecording: {
      auditActions: ['recording_set'],
      prepareRequest: async (person) => ({
        body: {
          id: (await findUnchangedSession(person)).id,
          source: { kind: 'stream' },
          minutes: 90,
        },
      }),
    },
    removeRecording: {
      auditActions: ['recording_removed'],
      prepareRequest: async (person) => ({ body: await createRecording(person) }),
    },
    addMaterialLink: {
      auditActions: ['material_added'],
      prepareRequest: async (person) => ({
        body: {
          id: (await findUnchangedSession(person)).id,
          name: { pl: 'Kod' },
          address: 'https://example.com/code',
        },
      }),
    },
    uploadMaterial: {
      auditActions: ['material_added'],
      async prepareRequest(person) {
        const { id } = await findUnchangedSession(person);
        const query = new URLSearchParams({ id, file: 'a.pdf', name: '{"pl":"Slajdy"}' });
        return { body: new TextEncoder().encode('slides'), query: `?${query.toString()}` };
      },
    },
    removeMaterial: {
      auditActions: ['material_removed'],
      prepareRequest: async (person) => ({ body: { number: await createMaterial(person) } }),
    },
    listWorkshops: readOnly,
    importWorkshops: { auditActions: ['workshop_set'] },
  } satisfies Partial<Record<DeskCall, DeskAction>>;
}
