import { organiser } from '@kongres/content/facts/organiser';
import { raiseAlarm } from '../../platform/incidents/raise-alarm.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import { composeConfirmation, composeMessage } from './compose-contact.ts';
import {
  lockContactMail,
  markContactMailRefused,
  markContactMailSent,
} from './contact-mail-queries.ts';
import { deliver, type Post } from '../../platform/mail/deliver.ts';

/** Sends one mail about a message of the contact form. */
export async function deliverContactMail(
  post: Post & { queue: Queue },
  { mailId, requestId }: Jobs['contact'],
): Promise<string> {
  return await deliver(
    post,
    {
      lock: lockContactMail,
      write: (_tx, owed) =>
        Promise.resolve(
          owed.kind === 'message'
            ? { to: organiser.email, ...composeMessage(owed) }
            : { to: owed.email, ...composeConfirmation(owed.language) },
        ),
      markSent: markContactMailSent,
      refuse: async (tx, id, { kind }) => {
        await markContactMailRefused(tx, id);
        // A mistyped address of a visitor concerns nobody; a message that the organiser did not get does.
        if (kind !== 'message') return;
        const facts = { mail: 'a message of the contact form' };
        await raiseAlarm(tx, post.queue, { kind: 'undeliverable', subject: id, facts, requestId });
      },
    },
    mailId,
  );
}
