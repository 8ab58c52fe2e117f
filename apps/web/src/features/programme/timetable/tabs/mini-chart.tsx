import type { DayData } from '../day.server.ts';
import type { Span } from '../grid/axis.ts';
import { keynoteThickness, type Mark } from './marks.ts';
import styles from './mini-chart.module.css';

interface MiniChartProps {
  tab: DayData['tabs'][number];
  /** Common time range of all days. */
  span: Span;
  /** Whether each mark matches the filter; null while no filter is active. */
  matches: readonly boolean[] | null;
}

const height = 58;
const gap = 9;

/** One line per room, thicker during sessions. */
export function MiniChart({ tab: { marks, rooms, evenings }, span, matches }: MiniChartProps) {
  const isMatch = (_: Mark, index: number) => matches === null || matches[index];
  const toX = (minute: number) =>
    Math.round(((minute - span.starts) / (span.ends - span.starts)) * 1000) / 10;
  const lines = Array.from({ length: rooms }, (_, line) => `M0 ${getLineY(line)}h100`);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.line} d={lines.join('')} />
      {matches && (
        <path
          className={styles.off}
          d={drawMarks(
            marks.filter((_, index) => !matches[index]),
            rooms,
            toX,
          )}
        />
      )}
      <path className={styles.session} d={drawMarks(marks.filter(isMatch), rooms, toX)} />
      <path
        className={matches ? styles.off : styles.evening}
        d={evenings
          .map(({ starts, ends }) => `M${toX(starts)} 0H${toX(ends)}V${height}H${toX(starts)}z`)
          .join('')}
      />
    </svg>
  );
}

function drawMarks(marks: readonly Mark[], rooms: number, toX: (minute: number) => number): string {
  return marks
    .map(([line, starts, minutes, thick]) => {
      const [from, to] = [toX(starts), toX(starts + minutes)];
      if (thick === keynoteThickness) return `M${from} 0H${to}V${getLineY(rooms - 1) + 3}H${from}z`;
      const top = getLineY(line) - thick / 2;
      return `M${from} ${top}H${to}v${thick}H${from}z`;
    })
    .join('');
}

const getLineY = (line: number) => 4 + line * gap;
