import { deliverAnnouncement } from '../announcements/deliver-announcement.ts';
import { inTens, type Job } from './job.ts';

export const announcementJob: Job<'announcement'> = {
  name: 'announcement',
  pace: { localConcurrency: 4, ...inTens },
  sendsMail: true,
  handle: ({ post }, job) => deliverAnnouncement(post, job),
};
