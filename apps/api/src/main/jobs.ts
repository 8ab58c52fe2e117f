import { deliverIncidentEmail } from '../platform/incidents/deliver-incident-email.ts';
import { deliverAnnouncement } from '../comms/announcements/deliver-announcement.ts';
import { deliverTestAnnouncement } from '../comms/announcements/send-test-announcement.ts';
import { deliverReply } from '../comms/contact/deliver-reply.ts';
import { deliverContactEmail } from '../comms/contact/deliver-contact-email.ts';
import {
  deliverOrderEmail,
  type OrderEmailContext,
} from '../sales/order-emails/deliver-order-email.ts';
import { recordOrderOwnerAtProvider } from '../sales/transfers/change-order-email.ts';
import { sendOrderSearchResults } from '../sales/order-search/send-order-search-results.ts';
import type { PaymentContext } from '../sales/payments/payment-context.ts';
import { refundOrder } from '../sales/settlement/refunds.ts';
import { composeWorkshopBookingEmail } from '../attendee/workshops/workshop-booking-email.ts';
import type { JobHandlers } from '../platform/queue/job-worker.ts';

interface JobContext extends PaymentContext {
  /** Uses a separate pool, because every email holds a connection while it is sent. */
  email: OrderEmailContext;
}

/** For bulk jobs: fetched singly, each would wait for a poll. */
const batchOfTen = { batchSize: 10, burstWhenBatchFull: true } as const;

export const jobHandlers: JobHandlers<JobContext> = {
  'order-email': {
    concurrency: { localConcurrency: 4 },
    sendsEmail: true,
    handle: (context, job) =>
      deliverOrderEmail(context.email, job, { workshop_booking: composeWorkshopBookingEmail }),
  },
  refund: {
    concurrency: { localConcurrency: 1 },
    handle: (context, { orderId, requestId }) => refundOrder(context, orderId, requestId),
  },
  announcement: {
    concurrency: { localConcurrency: 4, ...batchOfTen },
    sendsEmail: true,
    handle: (context, job) => deliverAnnouncement(context.email, job),
  },
  'announcement-test': {
    concurrency: { localConcurrency: 1 },
    sendsEmail: true,
    handle: (context, job) => deliverTestAnnouncement(context.email, job),
  },
  'contact-email': {
    concurrency: { localConcurrency: 2, ...batchOfTen },
    sendsEmail: true,
    handle: (context, job) => deliverContactEmail(context.email, job),
  },
  'contact-reply': {
    concurrency: { localConcurrency: 1, ...batchOfTen },
    sendsEmail: true,
    handle: (context, job) => deliverReply(context.email, job),
  },
  'incident-email': {
    concurrency: { localConcurrency: 1 },
    sendsEmail: true,
    handle: (context, job) => deliverIncidentEmail(context.email, job),
  },
  'order-owner-changed': {
    concurrency: { localConcurrency: 1 },
    handle: (context, { orderId }) => recordOrderOwnerAtProvider(context, orderId),
  },
  'order-search': {
    concurrency: { localConcurrency: 1, ...batchOfTen },
    sendsEmail: true,
    handle: (context, { searchId }) => sendOrderSearchResults(context.email, searchId),
  },
};

export const maxConcurrentEmails = Object.values(jobHandlers)
  .filter(({ sendsEmail }) => sendsEmail)
  .reduce((sum, { concurrency }) => sum + concurrency.localConcurrency, 0);
