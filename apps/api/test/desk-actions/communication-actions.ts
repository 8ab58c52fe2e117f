import type { SaveFooterDraftResult } from '@kongres/contract/desk/content/footer';
import type { DeskCall } from '@kongres/contract/desk/routes';
import { allRecipients, sampleTexts } from '../announcement-desk.ts';
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

export function createCommunicationActions(shop: Shop, desk: Desk) {
  const { pool } = shop;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

  async function insertContactMessage(): Promise<number> {
    const { rows } = await pool.query<{ number: number }>(
      `insert into contact_message (name, email, subject, message, language)
        values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    );
    return rows[0]?.number ?? 0;
  }

  async function createDraft({ cookie }: SignedInStaff) {
    await insertUniqueSoldTicket(pool);
    const body = {
      name: createUniqueName('Zmiana'),
      revision: 0,
      words: sampleTexts,
      audience: allRecipients,
    };
    await readJson(await desk.call('saveAnnouncement', { cookie, body }));
    return { name: body.name, revision: 1 };
  }

  const buildFooterContent = () => ({ top: createUniqueName('top'), middle: 'm', bottom: 'b' });

  async function createFooterDraft({ cookie }: SignedInStaff) {
    const { rows } = await pool.query<{ mark: string }>(
      "select mark from footer_draft where language = 'pl'",
    );
    const seen = rows[0]?.mark ?? null;
    const body = { language: 'pl', content: buildFooterContent(), seen };
    const saved = await readJson<SaveFooterDraftResult>(
      await desk.call('saveFooterDraft', { cookie, body }),
    );
    return { language: 'pl', mark: saved.draft?.mark ?? '' };
  }

  return {
    listAnnouncements: readOnly,
    getAnnouncement: {
      ...readOnly,
      prepareRequest: async (person) => ({
        query: `?${new URLSearchParams({ name: (await createDraft(person)).name }).toString()}`,
      }),
    },
    getAudienceOptions: readOnly,
    saveAnnouncement: {
      auditActions: ['announcement_drafted'],
      prepareRequest: () => ({
        body: {
          name: createUniqueName('Zmiana'),
          revision: 0,
          words: sampleTexts,
          audience: allRecipients,
        },
      }),
    },
    sendTestAnnouncement: {
      noAuditReason: 'a test email to the signed-in staff member',
      prepareRequest: async (person) => ({
        body: { name: (await createDraft(person)).name, language: 'pl' },
      }),
    },
    sendAnnouncement: {
      auditActions: ['announcement_scheduled'],
      prepareRequest: async (person) => ({
        body: { ...(await createDraft(person)), at: tomorrow },
      }),
    },
    recallAnnouncement: {
      auditActions: ['announcement_unscheduled'],
      async prepareRequest(person) {
        const draft = await createDraft(person);
        const planned = { ...draft, at: tomorrow };
        const { cookie } = person;
        await readJson(await desk.callConfirmed('sendAnnouncement', { cookie, body: planned }));
        return { body: draft };
      },
    },
    discardAnnouncement: {
      auditActions: ['announcement_deleted'],
      prepareRequest: async (person) => ({ body: await createDraft(person) }),
    },
    switchReminder: {
      auditActions: ['reminder_on'],
      prepareRequest: () => ({ body: { kind: 'day', isOn: true } }),
    },
    listMessages: readOnly,
    getMessage: {
      ...readOnly,
      prepareRequest: async () => ({ query: `?number=${await insertContactMessage()}` }),
    },
    replyToMessage: {
      auditActions: ['contact_replied', 'contact_state_changed'],
      prepareRequest: async () => ({
        body: { number: await insertContactMessage(), text: 'Tak.', expectedReplyCount: 0 },
      }),
    },
    setMessageState: {
      auditActions: ['contact_state_changed'],
      prepareRequest: async () => ({
        body: { number: await insertContactMessage(), state: 'closed' },
      }),
    },
    listFooters: readOnly,
    listFooterVersions: { ...readOnly, prepareRequest: () => ({ query: '?language=pl' }) },
    previewFooter: { ...readOnly, prepareRequest: () => ({ query: '?language=pl' }) },
    saveFooterDraft: {
      auditActions: ['footer_draft_saved'],
      async prepareRequest(person) {
        const { mark } = await createFooterDraft(person);
        return { body: { language: 'pl', content: buildFooterContent(), seen: mark } };
      },
    },
    discardFooterDraft: {
      auditActions: ['footer_draft_discarded'],
      prepareRequest: async (person) => ({ body: await createFooterDraft(person) }),
    },
    publishFooter: {
      auditActions: ['footer_published'],
      prepareRequest: async (person) => ({ body: { drafts: [await createFooterDraft(person)] } }),
    },
    restoreFooter: {
      auditActions: ['footer_published'],
      async prepareRequest() {
        const { rows } = await pool.query<{ version: number }>(
          "select coalesce(max(version), 0) as version from footer_version where language = 'de'",
        );
        return { body: { language: 'de', version: 0, seen: rows[0]?.version } };
      },
    },
  } satisfies Partial<Record<DeskCall, DeskAction>>;
}
