import type { Pool } from '../platform/db/connection.ts';
import type { PeriodicTasks } from '../platform/queue/periodic-tasks.ts';
import type { Payments } from '../sales/payments/payments.ts';
import type { Metric } from '../platform/metrics/metric.ts';

export interface ProcessMetricsSources {
  pool: Pool;
  payments: Payments;
  tasks?: Pick<PeriodicTasks, 'tasks' | 'listLateTasks'>;
}

export function readProcessMetrics({ pool, payments, tasks }: ProcessMetricsSources): Metric[] {
  const { isCircuitOpen, queued } = payments.getCallState();
  const labelByTask = (read: (task: PeriodicTasks['tasks'][number]) => number) => ({
    label: 'task',
    of: Object.fromEntries((tasks?.tasks ?? []).map((task) => [task.name, read(task)])),
  });
  return [
    {
      name: 'kongres_database_pool_waiting',
      help: 'Queries waiting for a database connection',
      values: pool.waitingCount,
    },
    {
      name: 'kongres_payment_circuit_open',
      help: '1 while calls to the payment provider are suspended',
      values: Number(isCircuitOpen),
    },
    {
      name: 'kongres_payment_calls_waiting',
      help: 'Calls waiting for the payment provider',
      values: queued,
    },
    {
      name: 'kongres_periodic_task_last_success_timestamp_seconds',
      help: 'Last success of a periodic task',
      values: labelByTask(({ lastSuccessAt }) => lastSuccessAt.getTime() / 1000),
    },
    {
      name: 'kongres_periodic_task_late',
      help: '1 if a periodic task has failed three times or hangs',
      values: labelByTask(({ name }) => Number(tasks?.listLateTasks().includes(name))),
    },
  ];
}
