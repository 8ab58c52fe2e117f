import type { FooterSaved } from '@kongres/contract/desk/content/footer';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { everybody, inFour } from '../announcement-desk.ts';
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

/** What is written to people, and what they write. */
export function wordDeeds(shop: Shop, desk: Desk) {
  const { pool } = shop;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

  async function message(): Promise<number> {
    const { rows } = await pool.query<{ number: number }>(
      `insert into contact_message (name, email, subject, message, language)
        values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    );
    return rows[0]?.number ?? 0;
  }

  async function drafted({ cookie }: Person) {
    await sold(pool);
    const body = { name: fresh('Zmiana'), revision: 0, words: inFour, audience: everybody };
    await answerOf(await desk.call('announcementSave', { cookie, body }));
    return { name: body.name, revision: 1 };
  }

  const footerWords = () => ({ top: fresh('top'), middle: 'm', bottom: 'b' });

  async function footerDraft({ cookie }: Person) {
    const { rows } = await pool.query<{ mark: string }>(
      "select mark from footer_draft where language = 'pl'",
    );
    const seen = rows[0]?.mark ?? null;
    const body = { language: 'pl', content: footerWords(), seen };
    const saved = await answerOf<FooterSaved>(await desk.call('footerSave', { cookie, body }));
    return { language: 'pl', mark: saved.draft?.mark ?? '' };
  }

  return {
    announcements: reads,
    announcement: {
      ...reads,
      prepare: async (person) => ({
        query: `?${new URLSearchParams({ name: (await drafted(person)).name }).toString()}`,
      }),
    },
    announcementAudience: reads,
    announcementSave: {
      leaves: ['announcement_drafted'],
      prepare: () => ({
        body: { name: fresh('Zmiana'), revision: 0, words: inFour, audience: everybody },
      }),
    },
    announcementTest: {
      nothing: 'a trial, which only whoever asks for it gets',
      prepare: async (person) => ({
        body: { name: (await drafted(person)).name, language: 'pl' },
      }),
    },
    announcementSend: {
      leaves: ['announcement_planned'],
      prepare: async (person) => ({
        body: { ...(await drafted(person)), at: tomorrow },
      }),
    },
    announcementRecall: {
      leaves: ['announcement_recalled'],
      async prepare(person) {
        const draft = await drafted(person);
        const planned = { ...draft, at: tomorrow };
        const { cookie } = person;
        await answerOf(await desk.act('announcementSend', { cookie, body: planned }));
        return { body: draft };
      },
    },
    announcementDrop: {
      leaves: ['announcement_dropped'],
      prepare: async (person) => ({ body: await drafted(person) }),
    },
    reminderSwitch: {
      leaves: ['reminder_on'],
      prepare: () => ({ body: { kind: 'day', isOn: true } }),
    },
    messages: reads,
    message: { ...reads, prepare: async () => ({ query: `?number=${await message()}` }) },
    messageReply: {
      leaves: ['contact_answered', 'contact_state'],
      prepare: async () => ({ body: { number: await message(), text: 'Tak.', seen: 0 } }),
    },
    messageState: {
      leaves: ['contact_state'],
      prepare: async () => ({ body: { number: await message(), state: 'closed' } }),
    },
    footer: reads,
    footerVersions: { ...reads, prepare: () => ({ query: '?language=pl' }) },
    footerPreview: { ...reads, prepare: () => ({ query: '?language=pl' }) },
    footerSave: {
      leaves: ['footer_drafted'],
      async prepare(person) {
        const { mark } = await footerDraft(person);
        return { body: { language: 'pl', content: footerWords(), seen: mark } };
      },
    },
    footerDrop: {
      leaves: ['footer_draft_dropped'],
      prepare: async (person) => ({ body: await footerDraft(person) }),
    },
    footerPublish: {
      leaves: ['footer_published'],
      prepare: async (person) => ({ body: { drafts: [await footerDraft(person)] } }),
    },
    footerRestore: {
      leaves: ['footer_published'],
      async prepare() {
        const { rows } = await pool.query<{ version: number }>(
          "select coalesce(max(version), 0) as version from footer_version where language = 'de'",
        );
        return { body: { language: 'de', version: 0, seen: rows[0]?.version } };
      },
    },
  } satisfies Partial<Record<DeskCall, Deed>>;
}
