import { deliverContactMail } from '../contact/deliver-contact-mail.ts';
import { inTens, type Job } from './job.ts';

export const contactJob: Job<'contact'> = {
  name: 'contact',
  pace: { localConcurrency: 2, ...inTens },
  sendsMail: true,
  handle: ({ post }, job) => deliverContactMail(post, job),
};
