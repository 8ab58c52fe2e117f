import { matchesGlob } from 'node:path';

interface Import {
  file: string;
  target: string;
}

/** A folder under the sources of an app; each feature is a room of its own. */
function roomOf(path: string): string | undefined {
  return /^apps\/[^/]+\/src\/(?:features\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

/**
 * Groups of rooms that import each other, directly or around others. A test may look into any room, so
 * what it imports does not count.
 */
export function roomCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const from = roomOf(file);
    const to = roomOf(target);
    if (!from || !to || from === to || matchesGlob(file, '**/*.test.{ts,tsx}')) continue;
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const reached = new Map([...targets.keys()].map((room) => [room, reachedFrom(room, targets)]));
  const groups = [...reached]
    .filter(([room, others]) => others.has(room))
    .map(([room, others]) =>
      [...others].filter((other) => reached.get(other)?.has(room)).toSorted(),
    );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function reachedFrom(room: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [room];
  for (const next of open) {
    for (const target of targets.get(next) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return reached;
}
