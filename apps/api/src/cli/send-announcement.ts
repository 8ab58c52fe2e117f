import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  announcementAudience,
  announcementDelivery,
  queueAnnouncement,
  requeueStranded,
} from '../announcements/queue-announcement.ts';
import type { Desk } from './terminal/desk.ts';
import { Refusal } from './terminal/refusal.ts';

const lookEveryMs = 500;
const worryAfterMs = 30_000;

/** Queues what is owed, then watches the worker send it. Whoever stops watching stops nothing else. */
export async function sendAnnouncement(desk: Desk, name: string): Promise<void> {
  const stopping = new AbortController();
  desk.onInterrupt(() => stopping.abort());
  await queueEveryone(desk, name, stopping.signal);
  await watch(desk, name, stopping.signal);
}

async function queueEveryone(desk: Desk, name: string, stopping: AbortSignal): Promise<void> {
  const queue = await desk.queue();
  const job = { name, requestId: randomUUID() };
  await requeueStranded(desk.pool, queue, job);
  const audience = await announcementAudience(desk.pool, name);
  const total = audience.reduce((sum, { waiting }) => sum + waiting, 0);
  const progress = desk.progress('Queueing');
  let queued = 0;
  for (;;) {
    if (stopping.aborted) {
      progress.end();
      throw new Refusal(
        `Stopped with ${queued} of ${total} in the queue; those are being sent, the same command goes on with the others.`,
      );
    }
    const added = await queueAnnouncement(desk.pool, queue, job);
    if (added === 0) break;
    queued += added;
    progress.show(queued, Math.max(queued, total));
  }
  progress.end();
}

async function watch(desk: Desk, name: string, stopping: AbortSignal): Promise<void> {
  const progress = desk.progress('Sending');
  let movedAt = Date.now();
  let last = -1;
  for (;;) {
    const { total, sent } = await announcementDelivery(desk.pool, name);
    progress.show(sent, total);
    if (sent >= total) break;
    if (sent !== last) movedAt = Date.now();
    last = sent;
    if (Date.now() - movedAt > worryAfterMs) {
      progress.end();
      desk.remark('No mail has left for half a minute: is the worker running?');
      movedAt = Date.now();
    }
    await sleep(lookEveryMs, null, { signal: stopping }).catch(() => {});
    if (stopping.aborted) {
      progress.end();
      desk.remark(
        `${total - sent} of ${total} are still in the queue and go out by themselves; the same command shows how far they are.`,
      );
      return;
    }
  }
  progress.end();
}
