import { keynoteThickness, type Mark } from '../../timetable/tabs/marks.ts';

interface Sessions {
  marks: readonly Mark[];
  rooms: number;
}

/** Units in both directions; must match the viewBox in week-chart.tsx. */
const chartSize = 1000;
const laneThickness = 9;

/** The sessions of a day as a path: rooms from left to right, time downwards. */
export function drawSessions(
  { marks, rooms }: Sessions,
  span: { starts: number; ends: number },
): string {
  const lane = chartSize / rooms;
  const minute = chartSize / (span.ends - span.starts);
  return marks
    .map(([line, starts, minutes, thickness]) => {
      const width = thickness === keynoteThickness ? chartSize : (lane * thickness) / laneThickness;
      const left = thickness === keynoteThickness ? 0 : line * lane + (lane - width) / 2;
      const [x, y, w, h] = [left, (starts - span.starts) * minute, width, minutes * minute].map(
        Math.round,
      );
      return `M${x} ${y}h${w}v${h}h-${w}z`;
    })
    .join('');
}
