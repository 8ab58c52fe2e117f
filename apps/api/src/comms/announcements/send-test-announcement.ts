import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { OrderEmailContext } from '../../sales/order-emails/deliver-order-email.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import { composeAnnouncement, getPreviewLinks } from './compose-announcement.ts';
import { readAnnouncement } from './announcement-draft.queries.ts';
import { loadAnnouncementTexts } from './start-announcement.ts';
import {
  deleteTestEmail,
  insertTestEmails,
  lockTestEmail,
  readStaffEmail,
} from './test-announcement.queries.ts';

type SendTestResult =
  | { ok: true; mails: number; email: string }
  | { ok: false; code: 'not_found' | 'missing_translation' | 'signed_out' };

/** Emails the announcement to the signed-in staff member, in one language or in all available. */
export async function sendTestAnnouncement(
  { pool, queue }: Pick<Context, 'pool' | 'queue'>,
  testRequest: { name: string; language: LanguageCode | null; person: string; requestId: string },
): Promise<SendTestResult> {
  const { name, language, person, requestId } = testRequest;
  return await inTransaction(pool, async (tx): Promise<SendTestResult> => {
    const row = await readAnnouncement(tx, name);
    if (!row) return { ok: false, code: 'not_found' };
    const email = await readStaffEmail(tx, person);
    if (!email) return { ok: false, code: 'signed_out' };
    const available = [...(await loadAnnouncementTexts(tx, row)).keys()];
    const wanted = language ? available.filter((id) => id === language) : available;
    if (wanted.length === 0) return { ok: false, code: 'missing_translation' };
    for (const testEmailId of await insertTestEmails(tx, name, person, wanted)) {
      await queue.addJob(tx, 'announcement-test', { testEmailId, requestId });
    }
    return { ok: true, mails: wanted.length, email };
  });
}

export async function deliverTestAnnouncement(
  context: OrderEmailContext,
  { testEmailId }: Jobs['announcement-test'],
): Promise<string> {
  return await deliverEmail(
    context,
    {
      lock: lockTestEmail,
      compose: async (tx, testEmail) => {
        const text = (await loadAnnouncementTexts(tx, testEmail)).get(testEmail.language);
        if (!text || !testEmail.email) {
          await deleteTestEmail(tx, testEmailId);
          return null;
        }
        const links = getPreviewLinks(context.config.publicOrigin, testEmail.language);
        const { language, reminder } = testEmail;
        const email = composeAnnouncement(text, language, links, reminder !== null);
        return { to: testEmail.email, ...email, subject: `[Test, ${language}] ${email.subject}` };
      },
      markSent: deleteTestEmail,
      markRejected: deleteTestEmail,
    },
    testEmailId,
  );
}
