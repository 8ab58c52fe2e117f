import { matchesGlob } from 'node:path';

interface Import {
  file: string;
  target: string;
}

/** Folder or file in a group: `apps/api/src/sales/orders`, `apps/web/src/features/shop/order`. */
function getPart(path: string): string | undefined {
  return /^apps\/[^/]+\/src\/(?:features\/)?[^/]+\/[^/]+/.exec(path)?.[0];
}

export function findFolderCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const from = getPart(file);
    const to = getPart(target);
    if (!from || !to || from === to || matchesGlob(file, '**/*.test.{ts,tsx}')) continue;
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const reached = new Map(
    [...targets.keys()].map((folder) => [folder, findReachable(folder, targets)]),
  );
  const groups = [...reached]
    .filter(([folder, others]) => others.has(folder))
    .map(([folder, others]) =>
      [...others].filter((other) => reached.get(other)?.has(folder)).toSorted(),
    );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function findReachable(
  folder: string,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (const next of open) {
    for (const target of targets.get(next) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return reached;
}
