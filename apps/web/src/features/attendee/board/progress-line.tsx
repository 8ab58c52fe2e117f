import type { ProgrammeItem } from './live-board.ts';
import styles from './progress-line.module.css';

/** From 0 to 1. */
export function getElapsedShare(
  { starts, ends }: Pick<ProgrammeItem, 'starts' | 'ends'>,
  now: Date,
): number {
  const [from, until] = [Date.parse(starts), Date.parse(ends)];
  return Math.min(1, Math.max(0, (now.getTime() - from) / (until - from)));
}

/** Decorative: the remaining time is always displayed as text too. */
export function ProgressLine({
  share,
  className = '',
}: {
  share: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={`${styles.line} ${className}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.remains} y={4} width={100} height={1.6} />
      <rect className={styles.passed} width={share * 100} height={10} />
    </svg>
  );
}
