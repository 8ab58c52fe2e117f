import { deliverAlarm } from '../platform/incidents/deliver-alarm.ts';
import { deliverAnnouncement } from '../comms/announcements/deliver-announcement.ts';
import { deliverTrial } from '../comms/announcements/try-announcement.ts';
import { deliverAnswer } from '../comms/contact/deliver-answer.ts';
import { deliverContactMail } from '../comms/contact/deliver-contact-mail.ts';
import { deliverMail, type BuyersPost } from '../sales/order-emails/deliver-mail.ts';
import { noteMoved } from '../sales/transfers/move-order.ts';
import { answerSearch } from '../sales/order-search/answer-search.ts';
import type { PaymentContext } from '../sales/payments/payment-context.ts';
import { refundOrder } from '../sales/settlement/refunds.ts';
import { composePlaceMail } from '../attendee/workshops/place-letter.ts';
import type { JobTable } from '../platform/queue/work.ts';

interface JobContext extends PaymentContext {
  /** With a pool of its own: a slow mail server keeps one connection for each mail. */
  post: BuyersPost;
}

/** For jobs that come in thousands: fetched one by one, each would wait for a poll. */
const inTens = { batchSize: 10, burstWhenBatchFull: true } as const;

export const jobs: JobTable<JobContext> = {
  mail: {
    pace: { localConcurrency: 4 },
    sendsMail: true,
    handle: ({ post }, job) => deliverMail(post, job, { place: composePlaceMail }),
  },
  refund: {
    pace: { localConcurrency: 1 },
    handle: (context, { orderId, requestId }) => refundOrder(context, orderId, requestId),
  },
  announcement: {
    pace: { localConcurrency: 4, ...inTens },
    sendsMail: true,
    handle: ({ post }, job) => deliverAnnouncement(post, job),
  },
  trial: {
    pace: { localConcurrency: 1 },
    sendsMail: true,
    handle: ({ post }, job) => deliverTrial(post, job),
  },
  contact: {
    pace: { localConcurrency: 2, ...inTens },
    sendsMail: true,
    handle: ({ post }, job) => deliverContactMail(post, job),
  },
  answer: {
    pace: { localConcurrency: 1, ...inTens },
    sendsMail: true,
    handle: ({ post }, job) => deliverAnswer(post, job),
  },
  alarm: {
    pace: { localConcurrency: 1 },
    sendsMail: true,
    handle: ({ post }, job) => deliverAlarm(post, job),
  },
  moved: {
    pace: { localConcurrency: 1 },
    handle: (context, { orderId }) => noteMoved(context, orderId),
  },
  search: {
    pace: { localConcurrency: 1, ...inTens },
    sendsMail: true,
    handle: ({ post }, { searchId }) => answerSearch(post, searchId),
  },
};

/** How many mails may be with a mail server at a time, each with its row locked. */
export const mailsAtOnce = Object.values(jobs)
  .filter(({ sendsMail }) => sendsMail)
  .reduce((sum, { pace }) => sum + pace.localConcurrency, 0);
