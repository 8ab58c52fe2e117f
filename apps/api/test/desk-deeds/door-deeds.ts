import type { DeskCall } from '@kongres/contract/desk/rules';
import { insertPasskey } from '../../src/admin/staff/passkey-queries.ts';
import { beginSession } from '../../src/admin/staff/sessions.ts';
import { softwarePasskey } from '../software-passkey.ts';
import {
  answerOf,
  freshEmail,
  reads,
  type Deed,
  type Desk,
  type Person,
  type Shop,
} from './deed.ts';

const riddle = { nothing: 'a riddle for one’s own device, which ends by itself' };

/** Coming in, and who may. */
export function doorDeeds(shop: Shop, desk: Desk) {
  const { pool, config } = shop;
  const at = new Date();

  const challengeOf = async (answer: Response) =>
    (await answerOf<{ options: { challenge: string } }>(answer)).options.challenge;

  async function linkFor({ cookie }: Person) {
    const body = { name: 'Ola', email: freshEmail(), role: 'reader' };
    const answer = await desk.call('personInvite', { cookie, body });
    const { link } = await answerOf<{ link: string }>(answer);
    return new URL(link).hash.slice(1);
  }

  return {
    signInBegin: riddle,
    signIn: {
      leaves: ['signed_in'],
      async prepare({ id }) {
        const passkey = softwarePasskey(config.deskOrigin);
        await insertPasskey(pool, id, passkey.kept, at);
        const challenge = await challengeOf(await desk.call('signInBegin'));
        return { body: { credential: passkey.sign(challenge) } };
      },
    },
    joinBegin: {
      ...riddle,
      prepare: async (person) => ({ body: { token: await linkFor(person) } }),
    },
    join: {
      leaves: ['passkey_made', 'signed_in'],
      async prepare(person) {
        const token = await linkFor(person);
        const challenge = await challengeOf(await desk.call('joinBegin', { body: { token } }));
        const credential = softwarePasskey(config.deskOrigin).make(challenge);
        return { body: { token, credential } };
      },
    },
    me: reads,
    signOut: { leaves: ['session_ended'] },
    passkeyBegin: riddle,
    passkeyAdd: {
      leaves: ['passkey_made'],
      async prepare({ cookie }) {
        const challenge = await challengeOf(await desk.call('passkeyBegin', { cookie }));
        return { body: { credential: softwarePasskey(config.deskOrigin).make(challenge) } };
      },
    },
    passkeyRemove: {
      leaves: ['passkey_removed'],
      async prepare({ id }) {
        const { kept } = softwarePasskey(config.deskOrigin);
        await insertPasskey(pool, id, kept, at);
        return { body: { id: kept.id } };
      },
    },
    sessionEnd: {
      leaves: ['session_ended'],
      async prepare({ id: person, passkey }) {
        await beginSession(pool, { person, passkey, browser: 'another', at });
        const { rows } = await pool.query<{ id: string }>(
          "select id from desk_session where person = $1 and browser = 'another'",
          [person],
        );
        return { body: { id: rows[0]?.id } };
      },
    },
    people: reads,
    personInvite: {
      leaves: ['person_invited', 'link_made'],
      prepare: () => ({
        body: { name: 'Ola', email: freshEmail(), role: 'reader' },
      }),
    },
    personLink: {
      leaves: ['link_made'],
      prepare: async () => ({ body: { id: (await desk.signedInAs('reader')).id } }),
    },
    personRole: {
      leaves: ['role_changed'],
      prepare: async () => ({ body: { id: (await desk.signedInAs('reader')).id, role: 'host' } }),
    },
    personEnd: {
      leaves: ['person_ended', 'passkey_removed'],
      prepare: async () => ({ body: { id: (await desk.signedInAs('reader')).id } }),
    },
    journal: reads,
  } satisfies Partial<Record<DeskCall, Deed>>;
}
