import { overlap } from '@kongres/content/format/minutes';

/** Something in the week of somebody, in minutes of its day. */
export interface Span {
  id: string;
  starts: number;
  ends: number;
}

/** Where the words stand: below the bar, above it, and once more farther away. */
const tiers = ['below', 'above', 'farBelow', 'farAbove'] as const;

export interface Placed<Item extends Span> {
  item: Item;
  /** 0 is the line of the day; what overlaps leaves it. */
  lane: number;
  tier: (typeof tiers)[number];
  /** The minutes that its words take up. */
  words: { starts: number; ends: number };
}

export interface Clash<Item extends Span> {
  items: readonly Item[];
  pairs: readonly { key: string; one: Item; other: Item; minutes: number }[];
}

/** A stretch of a lane beside the line of the day, from where it leaves that line. */
interface Branch {
  lane: number;
  starts: number;
  ends: number;
}

/** As many minutes of the chart as a title needs to be read. */
const wordMinutes = 100;

/**
 * A day as lanes. Words stand below their bar; the later of two that would touch goes above its own, the next farther
 * away; and what finds no place in a lane, or overlaps in it, goes to the next.
 */
export function layOut<Item extends Span>(items: readonly Item[], closes: number) {
  const placed: Placed<Item>[] = [];
  for (const item of items.toSorted(inOrder)) {
    const words = wordsOf(item, closes);
    for (let lane = 0; ; lane++) {
      const there = placed.filter((each) => each.lane === lane);
      if (there.some((each) => overlap(each.item, item))) continue;
      const tier = tiers.find(
        (name) => !there.some((each) => each.tier === name && overlap(each.words, words)),
      );
      if (!tier) continue;
      placed.push({ item, lane, tier, words });
      break;
    }
  }
  const groups = groupsOf(placed);
  return {
    placed,
    lanes: Math.max(1, ...placed.map(({ lane }) => lane + 1)),
    branches: groups.flatMap(branchesOf),
    clashes: groups.flatMap(clashOf),
  };
}

function inOrder(one: Span, other: Span): number {
  return one.starts - other.starts || other.ends - one.ends || one.id.localeCompare(other.id);
}

/** At the end of the chart the words begin before their bar does. */
function wordsOf({ starts, ends }: Span, closes: number) {
  const from = Math.max(0, Math.min(starts, closes - wordMinutes));
  return { starts: from, ends: Math.max(ends, from + wordMinutes) };
}

/** What hangs together because one overlaps the next. */
function groupsOf<Item extends Span>(placed: readonly Placed<Item>[]): Placed<Item>[][] {
  const groups: Placed<Item>[][] = [];
  let until = -Infinity;
  for (const each of placed) {
    if (each.item.starts < until) groups.at(-1)?.push(each);
    else groups.push([each]);
    until = Math.max(until, each.item.ends);
  }
  return groups;
}

function branchesOf<Item extends Span>(group: readonly Placed<Item>[]): Branch[] {
  const besides = Map.groupBy(group, ({ lane }) => lane);
  return [...besides].flatMap(([lane, there]) =>
    lane === 0
      ? []
      : {
          lane,
          starts: Math.min(...there.map(({ item }) => item.starts)),
          ends: Math.max(...there.map(({ item }) => item.ends)),
        },
  );
}

function clashOf<Item extends Span>(group: readonly Placed<Item>[]): Clash<Item>[] {
  const items = group.map(({ item }) => item);
  const pairs = items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => ({
        key: pairKey(one.id, other.id),
        one,
        other,
        minutes: Math.min(one.ends, other.ends) - Math.max(one.starts, other.starts),
      })),
  );
  return pairs.length > 0 ? [{ items, pairs }] : [];
}

function pairKey(one: string, other: string): string {
  return [one, other].toSorted().join(' ');
}

/** How long somebody who sees all of it sits there: what overlaps counts once. */
export function minutesOfAll(items: readonly Span[]): number {
  let until = -Infinity;
  let sum = 0;
  for (const { starts, ends } of items.toSorted(inOrder)) {
    sum += Math.max(0, ends - Math.max(starts, until));
    until = Math.max(until, ends);
  }
  return sum;
}
