import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countSent } from '../announcements/announcement-queries.ts';
import { readAudience } from '../announcements/audience-queries.ts';
import { queueAnnouncement, requeueStranded } from '../announcements/queue-announcement.ts';
import type { Terminal } from './terminal/terminal.ts';
import { Refusal } from './terminal/refusal.ts';

const lookEveryMs = 500;
const worryAfterMs = 30_000;

/** Queues what is owed, then watches the worker send it. Whoever stops watching stops nothing else. */
export async function sendAnnouncement(terminal: Terminal, name: string): Promise<void> {
  const stopping = new AbortController();
  terminal.onInterrupt(() => stopping.abort());
  await queueEveryone(terminal, name, stopping.signal);
  await watch(terminal, name, stopping.signal);
}

async function queueEveryone(
  terminal: Terminal,
  name: string,
  stopping: AbortSignal,
): Promise<void> {
  const queue = await terminal.queue();
  const job = { name, requestId: randomUUID() };
  await requeueStranded(terminal.pool, queue, job);
  const audience = await readAudience(terminal.pool, name);
  const total = audience.reduce((sum, { waiting }) => sum + waiting, 0);
  const progress = terminal.progress('Queueing');
  let queued = 0;
  for (;;) {
    if (stopping.aborted) {
      progress.end();
      throw new Refusal(
        `Stopped with ${queued} of ${total} in the queue; those are being sent, the same command goes on with the others.`,
      );
    }
    const added = await queueAnnouncement(terminal.pool, queue, job);
    if (added === 0) break;
    queued += added;
    progress.show(queued, Math.max(queued, total));
  }
  progress.end();
}

async function watch(terminal: Terminal, name: string, stopping: AbortSignal): Promise<void> {
  const progress = terminal.progress('Sending');
  let movedAt = Date.now();
  let last = -1;
  for (;;) {
    const { total, sent } = await countSent(terminal.pool, name);
    progress.show(sent, total);
    if (sent >= total) break;
    if (sent !== last) movedAt = Date.now();
    last = sent;
    if (Date.now() - movedAt > worryAfterMs) {
      progress.end();
      terminal.remark('No mail has left for half a minute: is the worker running?');
      movedAt = Date.now();
    }
    await sleep(lookEveryMs, null, { signal: stopping }).catch(() => {});
    if (stopping.aborted) {
      progress.end();
      terminal.remark(
        `${total - sent} of ${total} are still in the queue and go out by themselves; the same command shows how far they are.`,
      );
      return;
    }
  }
  progress.end();
}
