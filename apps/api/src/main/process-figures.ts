import type { Pool } from '../platform/db/connection.ts';
import type { Rounds } from '../platform/queue/rounds.ts';
import type { Payments } from '../sales/payments/payments.ts';
import type { Figure } from '../platform/metrics/figure.ts';

export interface WatchedProcess {
  pool: Pool;
  payments: Payments;
  /** The worker's. */
  rounds?: Pick<Rounds, 'rounds' | 'late'>;
}

/** What only the process itself knows. */
export function readProcessFigures({ pool, payments, rounds }: WatchedProcess): Figure[] {
  const { isGivenUp, waiting } = payments.callState();
  const ofRounds = (read: (round: Rounds['rounds'][number]) => number) => ({
    label: 'round',
    of: Object.fromEntries((rounds?.rounds ?? []).map((round) => [round.name, read(round)])),
  });
  return [
    {
      name: 'kongres_pool_waiting',
      help: 'Queries that wait for a connection',
      values: pool.waitingCount,
    },
    {
      name: 'kongres_payments_given_up',
      help: '1 while the payment provider is not asked',
      values: Number(isGivenUp),
    },
    {
      name: 'kongres_payments_waiting',
      help: 'Calls that wait for their turn at the payment provider',
      values: waiting,
    },
    {
      name: 'kongres_round_ended_timestamp_seconds',
      help: 'When a round of the worker last came to a good end',
      values: ofRounds(({ endedAt }) => endedAt.getTime() / 1000),
    },
    {
      name: 'kongres_round_late',
      help: '1 if a round of the worker has failed three times or hangs',
      values: ofRounds(({ name }) => Number(rounds?.late().includes(name))),
    },
  ];
}
