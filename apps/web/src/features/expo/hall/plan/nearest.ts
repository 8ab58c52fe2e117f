export interface Spot {
  id: string;
  /** The middle of it, on one plane for all. */
  x: number;
  y: number;
}

/** The way that an arrow key points. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The closest one that way; what lies askew counts as farther than what lies straight ahead. */
export function nearest(key: string, from: Spot, spots: readonly Spot[]): Spot | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const [wayX, wayY] = way;
  const distance = ({ x, y }: Spot) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * wayX + dy * wayY;
    const askew = Math.abs(dx * wayY + dy * wayX);
    return ahead > askew / 2 ? ahead + 2 * askew : Infinity;
  };
  const ahead = spots.filter((spot) => spot.id !== from.id && distance(spot) < Infinity);
  return ahead.toSorted((one, other) => distance(one) - distance(other))[0];
}
