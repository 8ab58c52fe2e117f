import { isOverlapping } from '@kongres/content/format/minutes';

/** In minutes since midnight. */
export interface Span {
  id: string;
  starts: number;
  ends: number;
}

/** Title positions relative to the bar, in order of preference. */
const tiers = ['below', 'above', 'farBelow', 'farAbove'] as const;

export interface PlacedItem<Item extends Span> {
  item: Item;
  /** 0 is the main line of the day; overlapping items get further lanes. */
  lane: number;
  tier: (typeof tiers)[number];
  /** Minutes of the chart that the title covers. */
  titleSpan: { starts: number; ends: number };
}

export interface Clash<Item extends Span> {
  items: readonly Item[];
  pairs: readonly { key: string; one: Item; other: Item; minutes: number }[];
}

interface Branch {
  lane: number;
  starts: number;
  ends: number;
}

/** Minimum width of a title in minutes of the chart. */
const titleMinutes = 100;

/** Assigns each item the first lane and title position where neither its bar nor its title overlaps another. */
export function layOutDay<Item extends Span>(items: readonly Item[], closes: number) {
  const placed: PlacedItem<Item>[] = [];
  for (const item of items.toSorted(compareSpans)) {
    const titleSpan = getTitleSpan(item, closes);
    for (let lane = 0; ; lane++) {
      const inLane = placed.filter((each) => each.lane === lane);
      if (inLane.some((each) => isOverlapping(each.item, item))) continue;
      const tier = tiers.find(
        (name) =>
          !inLane.some((each) => each.tier === name && isOverlapping(each.titleSpan, titleSpan)),
      );
      if (!tier) continue;
      placed.push({ item, lane, tier, titleSpan });
      break;
    }
  }
  const groups = groupOverlappingItems(placed);
  return {
    placed,
    lanes: Math.max(1, ...placed.map(({ lane }) => lane + 1)),
    branches: groups.flatMap(buildBranches),
    clashes: groups.flatMap(findClashes),
  };
}

function compareSpans(one: Span, other: Span): number {
  return one.starts - other.starts || other.ends - one.ends || one.id.localeCompare(other.id);
}

/** At the end of the chart a title starts before its bar. */
function getTitleSpan({ starts, ends }: Span, closes: number) {
  const from = Math.max(0, Math.min(starts, closes - titleMinutes));
  return { starts: from, ends: Math.max(ends, from + titleMinutes) };
}

function groupOverlappingItems<Item extends Span>(
  placed: readonly PlacedItem<Item>[],
): PlacedItem<Item>[][] {
  const groups: PlacedItem<Item>[][] = [];
  let until = -Infinity;
  for (const each of placed) {
    if (each.item.starts < until) groups.at(-1)?.push(each);
    else groups.push([each]);
    until = Math.max(until, each.item.ends);
  }
  return groups;
}

function buildBranches<Item extends Span>(group: readonly PlacedItem<Item>[]): Branch[] {
  const lanes = Map.groupBy(group, ({ lane }) => lane);
  return [...lanes].flatMap(([lane, inLane]) =>
    lane === 0
      ? []
      : {
          lane,
          starts: Math.min(...inLane.map(({ item }) => item.starts)),
          ends: Math.max(...inLane.map(({ item }) => item.ends)),
        },
  );
}

function findClashes<Item extends Span>(group: readonly PlacedItem<Item>[]): Clash<Item>[] {
  const items = group.map(({ item }) => item);
  const pairs = items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter((other) => isOverlapping(one, other))
      .map((other) => ({
        key: buildPairKey(one.id, other.id),
        one,
        other,
        minutes: Math.min(one.ends, other.ends) - Math.max(one.starts, other.starts),
      })),
  );
  return pairs.length > 0 ? [{ items, pairs }] : [];
}

function buildPairKey(one: string, other: string): string {
  return [one, other].toSorted().join(' ');
}

/** Overlapping time counts once. */
export function countCoveredMinutes(items: readonly Span[]): number {
  let until = -Infinity;
  let sum = 0;
  for (const { starts, ends } of items.toSorted(compareSpans)) {
    sum += Math.max(0, ends - Math.max(starts, until));
    until = Math.max(until, ends);
  }
  return sum;
}
