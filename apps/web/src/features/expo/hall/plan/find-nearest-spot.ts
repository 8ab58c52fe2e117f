export interface Spot {
  id: string;
  /** Centre, in a coordinate system shared by all spots. */
  x: number;
  y: number;
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Closest spot in the direction of the arrow key; sideways offset counts twice. */
export function findNearestSpot(key: string, from: Spot, spots: readonly Spot[]): Spot | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [directionX, directionY] = direction;
  const distance = ({ x, y }: Spot) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const forward = dx * directionX + dy * directionY;
    const sideways = Math.abs(dx * directionY + dy * directionX);
    return forward > sideways / 2 ? forward + 2 * sideways : Infinity;
  };
  const candidates = spots.filter((spot) => spot.id !== from.id && distance(spot) < Infinity);
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0];
}
