import type { Writable } from 'node:stream';

export type Screen = Writable & { isTTY?: boolean; columns?: number };

export interface Progress {
  show: (done: number, total: number) => void;
  end: () => void;
}

const barWidth = 28;
const quietMs = 2000;
const betweenLinesMs = 3000;

/** A bar in a terminal; elsewhere a line every few seconds. What is quick shows neither. */
export function startProgress(screen: Screen, label: string): Progress {
  const startedAt = Date.now();
  let isShown = false;
  let lineAt = startedAt;
  return {
    show: (done, total) => {
      const now = Date.now();
      if (now - startedAt < quietMs) return;
      const share = total > 0 ? done / total : 1;
      if (screen.isTTY) {
        const filled = Math.round(share * barWidth);
        const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
        screen.write(`\r${label} ${bar} ${done} of ${total}\u001b[K`);
        isShown = true;
      } else if (now - lineAt >= betweenLinesMs) {
        screen.write(`${label}: ${done} of ${total}\n`);
        lineAt = now;
      }
    },
    end: () => {
      if (isShown) screen.write('\n');
      isShown = false;
    },
  };
}

/** Says what is being waited for, if it takes long enough for somebody to wonder. */
export async function during<Result>(
  screen: Screen,
  label: string,
  work: Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => screen.write(`${label}…\n`), quietMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
