import { expect } from 'vitest';
import type {
  DeskAnnouncement,
  DeskAnnouncementDraft,
  SaveAnnouncementResult,
} from '@kongres/contract/desk/comms/announcements';
import { createCollectingSender } from './collecting-sender.ts';
import { deliverAnnouncement } from '../src/comms/announcements/deliver-announcement.ts';
import { runAnnouncements } from '../src/comms/announcements/run-announcements.ts';
import { deliverTestAnnouncement } from '../src/comms/announcements/send-test-announcement.ts';
import { createEditionClock } from '../src/platform/clock/edition-clock.ts';
import type { OutgoingEmail } from '../src/platform/email/email-sender.ts';
import { createDeskClient } from './desk-client.ts';
import { startTestApi } from './test-api.ts';
import { resetShop } from './test-shop.ts';

export const sampleText = {
  subject: 'Zmiana sali',
  body: 'Dzień dobry,\n\nwarsztat jest w innej sali.',
};
export const sampleTexts = { pl: sampleText, 'en-GB': sampleText, de: sampleText, es: sampleText };
export const allRecipients = {
  tickets: [],
  languages: [],
  entry: null,
  workshop: null,
  isSingle: false,
  people: [],
};
export const selectRecipients = (...people: string[]) => ({
  ...allRecipients,
  isSingle: true,
  people,
});

function buildDraft(given: Partial<DeskAnnouncementDraft> = {}): DeskAnnouncementDraft {
  return { name: 'Zmiana', revision: 0, words: sampleTexts, audience: allRecipients, ...given };
}

/** An editor at the desk; the test delivers queued emails itself. */
export async function startAnnouncementDesk() {
  const shop = await startTestApi();
  const { pool, owner, queue, config, orderHooks } = shop;
  const desk = createDeskClient(shop);
  const editor = await desk.signInAs('editor');
  const { cookie } = editor;

  async function resetAnnouncements() {
    await resetShop(pool);
    await owner.query('truncate announcement cascade; update reminder set is_on = false');
  }

  async function saveDraft(given: Partial<DeskAnnouncementDraft> = {}) {
    return await desk.call('saveAnnouncement', { cookie, body: buildDraft(given) });
  }

  async function saveValidDraft(
    given: Partial<DeskAnnouncementDraft> = {},
  ): Promise<SaveAnnouncementResult> {
    const answer = await saveDraft(given);
    expect(answer.status).toBe(200);
    return (await answer.json()) as SaveAnnouncementResult;
  }

  async function readAnnouncement(name = 'Zmiana'): Promise<DeskAnnouncement> {
    const query = `?${new URLSearchParams({ name }).toString()}`;
    return (await (
      await desk.call('getAnnouncement', { cookie, query })
    ).json()) as DeskAnnouncement;
  }

  async function readErrorCode(answer: Response): Promise<string | undefined> {
    return ((await answer.json()) as { code?: string }).code;
  }

  const sendAnnouncement = (revision = 1, at: string | null = null) =>
    desk.callConfirmed('sendAnnouncement', { cookie, body: { name: 'Zmiana', revision, at } });

  const createContext = (now = new Date()) => ({
    pool,
    queue,
    config,
    orderHooks,
    now: () => now,
    edition: createEditionClock(0, () => now),
  });

  /** Takes queued jobs from the database and delivers them as the worker does. */
  async function deliverQueuedEmails(): Promise<(OutgoingEmail & { to: string })[]> {
    const { sender, sent } = createCollectingSender();
    const email = { pool, queue, sender, config, edition: shop.edition };
    const { rows } = await pool.query<{ name: string; id: string; trial: string }>(
      `delete from pgboss.job where name in ('announcement', 'announcement-test')
        returning name, data->>'emailId' as id, data->>'testEmailId' as trial`,
    );
    for (const { name, id, trial } of rows) {
      if (name === 'announcement-test')
        await deliverTestAnnouncement(email, { testEmailId: trial, requestId: 'test' });
      else await deliverAnnouncement(email, { emailId: id, requestId: 'test' });
    }
    return sent;
  }

  async function sendAndDeliver() {
    expect((await sendAnnouncement((await readAnnouncement()).revision)).status).toBe(200);
    await runAnnouncements(createContext());
    return (await deliverQueuedEmails()).map(({ to }) => to).toSorted();
  }

  return {
    ...shop,
    desk,
    editor,
    resetAnnouncements,
    saveDraft,
    saveValidDraft,
    readAnnouncement,
    readErrorCode,
    sendAnnouncement,
    createContext,
    deliverQueuedEmails,
    sendAndDeliver,
  };
}
