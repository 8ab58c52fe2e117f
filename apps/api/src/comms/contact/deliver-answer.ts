import { raiseAlarm } from '../../platform/incidents/raise-alarm.ts';
import { deliver, type Post } from '../../platform/mail/deliver.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import { lockAnswer, markAnswerRefused, markAnswerSent } from './answer-queries.ts';
import { composeAnswer } from './answer-letter.ts';

/** Sends what somebody at the desk has answered. */
export async function deliverAnswer(
  post: Post & { queue: Queue },
  { answerId, requestId }: Jobs['answer'],
): Promise<string> {
  return await deliver(
    post,
    {
      lock: lockAnswer,
      write: (_tx, owed) => Promise.resolve({ to: owed.email, ...composeAnswer(owed) }),
      markSent: markAnswerSent,
      refuse: async (tx, id) => {
        await markAnswerRefused(tx, id);
        const facts = { mail: 'an answer to a message of the contact form' };
        await raiseAlarm(tx, post.queue, { kind: 'undeliverable', subject: id, facts, requestId });
      },
    },
    answerId,
  );
}
