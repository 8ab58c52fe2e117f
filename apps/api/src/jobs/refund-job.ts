import { refundOrder } from '../settlement/refund-order.ts';
import type { Job } from './job.ts';

export const refundJob: Job<'refund'> = {
  name: 'refund',
  pace: { localConcurrency: 1 },
  handle: (context, { orderId, requestId }) => refundOrder(context, orderId, requestId),
};
