import { deliverAlarm } from '../alarms/deliver-alarm.ts';
import type { Job } from './job.ts';

export const alarmJob: Job<'alarm'> = {
  name: 'alarm',
  pace: { localConcurrency: 1 },
  sendsMail: true,
  handle: ({ post }, job) => deliverAlarm(post, job),
};
