import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';

interface Round {
  name: string;
  seconds: number;
  /** When it last came to a good end; before the first, when it began. */
  endedAt: Date;
}

/** Work that comes again and again, each kind in its own time. */
export function createRounds(log: Logger, now: () => Date) {
  const rounds: Round[] = [];
  const running: Promise<void>[] = [];
  const stopping = new AbortController();

  /** A round that fails is told and tried again in the next. */
  async function repeat(round: Round, work: () => Promise<void>) {
    while (!stopping.signal.aborted) {
      try {
        await work();
        round.endedAt = now();
      } catch (error) {
        log.error({ err: error }, `${round.name} failed`);
      }
      await sleep(round.seconds * 1000, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    rounds: rounds as readonly Readonly<Round>[],
    every: (seconds: number, name: string, work: () => Promise<void>) => {
      const round = { name, seconds, endedAt: now() };
      rounds.push(round);
      running.push(repeat(round, work));
    },
    /** Those that have not come to a good end for so long that three have failed or one hangs. */
    late: () => {
      const patience = ({ seconds }: Round) => (3 * seconds + 300) * 1000;
      return rounds
        .filter((round) => now().getTime() - round.endedAt.getTime() > patience(round))
        .map(({ name }) => name);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

export type Rounds = ReturnType<typeof createRounds>;
