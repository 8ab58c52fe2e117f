interface Times {
  starts: string;
  ends: string;
}

/** A stretch of an evening and the hours before it that are free. */
interface Block<Row> {
  gap: number;
  length: number;
  /** What has these hours; the first row stands for all of them. */
  rows: [Row, ...Row[]];
}

/** The hours from midnight to a wall-clock time: 18.5 for 18:30. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** When something ends that may last until after midnight. */
export function endOf({ starts, ends }: Times): number {
  return hoursOf(ends) > hoursOf(starts) ? hoursOf(ends) : hoursOf(ends) + 24;
}

/**
 * Sets the events of a day side by side, counted from the first hour of a chart: what has the same hours
 * shares a block, what overlaps takes another lane.
 */
export function eveningLanes<Row extends Times>(
  events: readonly Row[],
  firstHour: number,
): Block<Row>[][] {
  const lanes: { end: number; blocks: Block<Row>[] }[] = [];
  const byStart = events.toSorted((a, b) => hoursOf(a.starts) - hoursOf(b.starts));
  const groups = Map.groupBy(byStart, ({ starts, ends }) => `${starts} ${ends}`);
  for (const rows of groups.values() as Iterable<[Row, ...Row[]]>) {
    const [row] = rows;
    const start = hoursOf(row.starts);
    const free = lanes.find(({ end }) => end <= start);
    const lane = free ?? { end: firstHour, blocks: [] };
    if (!free) lanes.push(lane);
    lane.blocks.push({ gap: start - lane.end, length: endOf(row) - start, rows });
    lane.end = endOf(row);
  }
  return lanes.map(({ blocks }) => blocks);
}
