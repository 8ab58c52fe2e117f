import type { DayData } from '../day.server.ts';
import type { Span } from '../grid/axis.ts';
import { keynoteThickness, type Mark } from './marks.ts';
import styles from './mini-chart.module.css';

interface MiniChartProps {
  tab: DayData['tabs'][number];
  /** The minutes that all days lie between. */
  span: Span;
  /** Which of the sessions the filter has left, in their order; null for all. */
  hits: readonly boolean[] | null;
}

const height = 58;
const gap = 9;

/** A day as its rooms' lines; where a session is, the line is thick. */
export function MiniChart({ tab: { marks, rooms, evenings }, span, hits }: MiniChartProps) {
  const isHit = (_: Mark, index: number) => hits === null || hits[index];
  const x = (minute: number) =>
    Math.round(((minute - span.starts) / (span.ends - span.starts)) * 1000) / 10;
  const lines = Array.from({ length: rooms }, (_, line) => `M0 ${lineOf(line)}h100`);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.line} d={lines.join('')} />
      {hits && (
        <path
          className={styles.off}
          d={drawn(
            marks.filter((_, index) => !hits[index]),
            rooms,
            x,
          )}
        />
      )}
      <path className={styles.session} d={drawn(marks.filter(isHit), rooms, x)} />
      <path
        className={hits ? styles.off : styles.evening}
        d={evenings
          .map(({ starts, ends }) => `M${x(starts)} 0H${x(ends)}V${height}H${x(starts)}z`)
          .join('')}
      />
    </svg>
  );
}

function drawn(marks: readonly Mark[], rooms: number, x: (minute: number) => number): string {
  return marks
    .map(([line, starts, minutes, thick]) => {
      const [from, to] = [x(starts), x(starts + minutes)];
      if (thick === keynoteThickness) return `M${from} 0H${to}V${lineOf(rooms - 1) + 3}H${from}z`;
      const top = lineOf(line) - thick / 2;
      return `M${from} ${top}H${to}v${thick}H${from}z`;
    })
    .join('');
}

const lineOf = (line: number) => 4 + line * gap;
