import type { JobName } from '../queue/queues.ts';
import { alarmJob } from './alarm-job.ts';
import { answerJob } from './answer-job.ts';
import { announcementJob } from './announcement-job.ts';
import { contactJob } from './contact-job.ts';
import type { Job } from './job.ts';
import { mailJob } from './mail-job.ts';
import { movedJob } from './moved-job.ts';
import { refundJob } from './refund-job.ts';
import { searchJob } from './search-job.ts';
import { trialJob } from './trial-job.ts';

export const jobs: { [Name in JobName]: Job<Name> } = {
  mail: mailJob,
  refund: refundJob,
  announcement: announcementJob,
  trial: trialJob,
  contact: contactJob,
  answer: answerJob,
  alarm: alarmJob,
  moved: movedJob,
  search: searchJob,
};

/** How many mails may be with a mail server at a time, each with its row locked. */
export const mailsAtOnce = Object.values(jobs)
  .filter(({ sendsMail }) => sendsMail)
  .reduce((sum, { pace }) => sum + pace.localConcurrency, 0);
