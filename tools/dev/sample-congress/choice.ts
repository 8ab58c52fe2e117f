import { createHash } from 'node:crypto';

/** Deterministic choices by seed and name. */
export function createChoices(seed: string) {
  return { pick, shuffled };

  function numberFor(name: string): number {
    return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();
  }

  function pick<Item>(items: readonly Item[], name: string): Item {
    const item = items[numberFor(name) % items.length];
    if (item === undefined) throw new Error(`nothing to choose from for ${name}`);
    return item;
  }

  function shuffled<Item>(items: readonly Item[], name: string): Item[] {
    return items
      .map((item, index) => ({ item, place: numberFor(`${name} ${index}`) }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }
}

export type Choices = ReturnType<typeof createChoices>;
