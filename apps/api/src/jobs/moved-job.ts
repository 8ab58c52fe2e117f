import { noteMoved } from '../order-page/note-moved.ts';
import type { Job } from './job.ts';

export const movedJob: Job<'moved'> = {
  name: 'moved',
  pace: { localConcurrency: 1 },
  handle: (context, { orderId }) => noteMoved(context, orderId),
};
