import { answerSearch } from '../order-search/answer-search.ts';
import { inTens, type Job } from './job.ts';

export const searchJob: Job<'search'> = {
  name: 'search',
  pace: { localConcurrency: 1, ...inTens },
  sendsMail: true,
  handle: ({ post }, { searchId }) => answerSearch(post, searchId),
};
