import type { DeskCall } from '@kongres/contract/desk/routes';
import { insertPasskey } from '../../src/admin/staff/passkey.queries.ts';
import { createSession } from '../../src/admin/staff/sessions.ts';
import { createSoftwarePasskey } from '../software-passkey.ts';
import {
  readJson,
  createUniqueEmail,
  readOnly,
  type DeskAction,
  type Desk,
  type SignedInStaff,
  type Shop,
} from './desk-action.ts';

const challengeOnly = { noAuditReason: 'an expiring challenge without effect' };

export function createStaffActions(shop: Shop, desk: Desk) {
  const { pool, config } = shop;
  const at = new Date();

  const readChallenge = async (answer: Response) =>
    (await readJson<{ options: { challenge: string } }>(answer)).options.challenge;

  async function createInvitationToken({ cookie }: SignedInStaff) {
    const body = { name: 'Ola', email: createUniqueEmail(), role: 'reader' };
    const answer = await desk.call('inviteStaffMember', { cookie, body });
    const { link } = await readJson<{ link: string }>(answer);
    return new URL(link).hash.slice(1);
  }

  return {
    beginSignIn: challengeOnly,
    signIn: {
      auditActions: ['signed_in'],
      async prepareRequest({ id }) {
        const passkey = createSoftwarePasskey(config.deskOrigin);
        await insertPasskey(pool, id, passkey.stored, at);
        const challenge = await readChallenge(await desk.call('beginSignIn'));
        return { body: { credential: passkey.signChallenge(challenge) } };
      },
    },
    openInvitation: {
      ...challengeOnly,
      prepareRequest: async (person) => ({ body: { token: await createInvitationToken(person) } }),
    },
    acceptInvitation: {
      auditActions: ['passkey_created', 'signed_in'],
      async prepareRequest(person) {
        const token = await createInvitationToken(person);
        const challenge = await readChallenge(
          await desk.call('openInvitation', { body: { token } }),
        );
        const credential = createSoftwarePasskey(config.deskOrigin).register(challenge);
        return { body: { token, credential } };
      },
    },
    getMe: readOnly,
    signOut: { auditActions: ['signed_out'] },
    beginPasskey: challengeOnly,
    addPasskey: {
      auditActions: ['passkey_created'],
      async prepareRequest({ cookie }) {
        const challenge = await readChallenge(await desk.call('beginPasskey', { cookie }));
        return {
          body: { credential: createSoftwarePasskey(config.deskOrigin).register(challenge) },
        };
      },
    },
    removePasskey: {
      auditActions: ['passkey_removed'],
      async prepareRequest({ id }) {
        const { stored: kept } = createSoftwarePasskey(config.deskOrigin);
        await insertPasskey(pool, id, kept, at);
        return { body: { id: kept.id } };
      },
    },
    endSession: {
      auditActions: ['signed_out'],
      async prepareRequest({ id: person, passkey }) {
        await createSession(pool, { person, passkey, browser: 'another', at });
        const { rows } = await pool.query<{ id: string }>(
          "select id from staff_session where staff_id = $1 and browser = 'another'",
          [person],
        );
        return { body: { id: rows[0]?.id } };
      },
    },
    listStaff: readOnly,
    inviteStaffMember: {
      auditActions: ['staff_invited', 'invitation_created'],
      prepareRequest: () => ({
        body: { name: 'Ola', email: createUniqueEmail(), role: 'reader' },
      }),
    },
    createInvitationLink: {
      auditActions: ['invitation_created'],
      prepareRequest: async () => ({ body: { id: (await desk.signInAs('reader')).id } }),
    },
    changeStaffRole: {
      auditActions: ['staff_role_changed'],
      prepareRequest: async () => ({
        body: { id: (await desk.signInAs('reader')).id, role: 'host' },
      }),
    },
    deactivateStaffMember: {
      auditActions: ['staff_deactivated', 'passkey_removed'],
      prepareRequest: async () => ({ body: { id: (await desk.signInAs('reader')).id } }),
    },
    listAuditLog: readOnly,
  } satisfies Partial<Record<DeskCall, DeskAction>>;
}
