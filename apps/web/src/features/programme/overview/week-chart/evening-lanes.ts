interface Times {
  starts: string;
  ends: string;
}

/** `gap` is the number of free hours before the block. */
interface Block<Row> {
  gap: number;
  length: number;
  /** All rows have the same hours. */
  rows: [Row, ...Row[]];
}

/** Hours since midnight: 18.5 for 18:30. */
export function parseHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** Greater than 24 for events that end after midnight. */
export function getEndHour({ starts, ends }: Times): number {
  return parseHours(ends) > parseHours(starts) ? parseHours(ends) : parseHours(ends) + 24;
}

/** Events with the same hours share a block; overlapping events get separate lanes. */
export function arrangeEveningLanes<Row extends Times>(
  events: readonly Row[],
  firstHour: number,
): Block<Row>[][] {
  const lanes: { end: number; blocks: Block<Row>[] }[] = [];
  const byStart = events.toSorted((a, b) => parseHours(a.starts) - parseHours(b.starts));
  const groups = Map.groupBy(byStart, ({ starts, ends }) => `${starts} ${ends}`);
  for (const rows of groups.values() as Iterable<[Row, ...Row[]]>) {
    const [row] = rows;
    const start = parseHours(row.starts);
    const free = lanes.find(({ end }) => end <= start);
    const lane = free ?? { end: firstHour, blocks: [] };
    if (!free) lanes.push(lane);
    lane.blocks.push({ gap: start - lane.end, length: getEndHour(row) - start, rows });
    lane.end = getEndHour(row);
  }
  return lanes.map(({ blocks }) => blocks);
}
