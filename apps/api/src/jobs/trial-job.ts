import { deliverTrial } from '../announcements/try-announcement.ts';
import type { Job } from './job.ts';

export const trialJob: Job<'trial'> = {
  name: 'trial',
  pace: { localConcurrency: 1 },
  sendsMail: true,
  handle: ({ post }, job) => deliverTrial(post, job),
};
