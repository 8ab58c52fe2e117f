import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { deliver } from '../../platform/mail/deliver.ts';
import type { BuyersPost } from '../../sales/order-emails/deliver-mail.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import { composeAnnouncement, nobodysLinks } from './compose-announcement.ts';
import { readAnnouncement } from './draft-queries.ts';
import { wordsOf } from './start-announcement.ts';
import { deleteTrial, insertTrials, lockTrial, readDeskAddress } from './trial-queries.ts';

type Tried =
  | { ok: true; mails: number; email: string }
  | { ok: false; code: 'not_found' | 'missing_words' | 'signed_out' };

/** Sends an announcement to whoever works at it, in one language or in all it has. */
export async function tryAnnouncement(
  { pool, queue }: Pick<Context, 'pool' | 'queue'>,
  asked: { name: string; language: LanguageCode | null; person: string; requestId: string },
): Promise<Tried> {
  const { name, language, person, requestId } = asked;
  return await inTransaction(pool, async (tx): Promise<Tried> => {
    const row = await readAnnouncement(tx, name);
    if (!row) return { ok: false, code: 'not_found' };
    const email = await readDeskAddress(tx, person);
    if (!email) return { ok: false, code: 'signed_out' };
    const written = [...(await wordsOf(tx, row)).keys()];
    const wanted = language ? written.filter((id) => id === language) : written;
    if (wanted.length === 0) return { ok: false, code: 'missing_words' };
    for (const trialId of await insertTrials(tx, name, person, wanted)) {
      await queue.add(tx, 'trial', { trialId, requestId });
    }
    return { ok: true, mails: wanted.length, email };
  });
}

/** Its subject says what it is; its button opens nobody's order. */
export async function deliverTrial(post: BuyersPost, { trialId }: Jobs['trial']): Promise<string> {
  return await deliver(
    post,
    {
      lock: lockTrial,
      write: async (tx, trial) => {
        const words = (await wordsOf(tx, trial)).get(trial.language);
        if (!words || !trial.email) {
          await deleteTrial(tx, trialId);
          return null;
        }
        const links = nobodysLinks(post.config.publicOrigin, trial.language);
        const { language, reminder } = trial;
        const mail = composeAnnouncement(words, language, links, reminder !== null);
        return { to: trial.email, ...mail, subject: `[Test, ${language}] ${mail.subject}` };
      },
      markSent: deleteTrial,
      refuse: deleteTrial,
    },
    trialId,
  );
}
