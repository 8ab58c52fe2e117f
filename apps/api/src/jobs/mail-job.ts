import { deliverMail } from '../order-mails/deliver-mail.ts';
import type { Job } from './job.ts';

export const mailJob: Job<'mail'> = {
  name: 'mail',
  pace: { localConcurrency: 4 },
  sendsMail: true,
  handle: ({ post }, job) => deliverMail(post, job),
};
