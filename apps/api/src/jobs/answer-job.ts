import { deliverAnswer } from '../contact/deliver-answer.ts';
import { inTens, type Job } from './job.ts';

export const answerJob: Job<'answer'> = {
  name: 'answer',
  pace: { localConcurrency: 1, ...inTens },
  sendsMail: true,
  handle: ({ post }, job) => deliverAnswer(post, job),
};
