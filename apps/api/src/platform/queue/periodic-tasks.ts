import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';

interface PeriodicTask {
  name: string;
  seconds: number;
  lastSuccessAt: Date;
}

export function createPeriodicTasks(log: Logger, now: () => Date) {
  const tasks: PeriodicTask[] = [];
  const running: Promise<void>[] = [];
  const stopping = new AbortController();

  async function repeatTask(task: PeriodicTask, work: () => Promise<void>) {
    while (!stopping.signal.aborted) {
      try {
        await work();
        task.lastSuccessAt = now();
      } catch (error) {
        log.error(
          { event: 'periodic_task_failed', task: task.name, err: error },
          'Periodic task failed',
        );
      }
      await sleep(task.seconds * 1000, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    tasks: tasks as readonly Readonly<PeriodicTask>[],
    addTask: (seconds: number, name: string, work: () => Promise<void>) => {
      const task: PeriodicTask = { name, seconds, lastSuccessAt: now() };
      tasks.push(task);
      running.push(repeatTask(task, work));
    },
    /** Names of tasks without success for three intervals and five minutes. */
    listLateTasks: () => {
      const maxAgeMs = ({ seconds }: PeriodicTask) => (3 * seconds + 300) * 1000;
      return tasks
        .filter((task) => now().getTime() - task.lastSuccessAt.getTime() > maxAgeMs(task))
        .map(({ name }) => name);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

export type PeriodicTasks = ReturnType<typeof createPeriodicTasks>;
