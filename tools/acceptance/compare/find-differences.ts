export interface Difference {
  path: string;
  before: string;
  after: string;
}

/** The files that only one rendering has or that differ, with an excerpt around the first difference. */
export function findDifferences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [old, current] = [before.get(path), after.get(path)];
    if (old === current) return [];
    if (old === undefined) return [{ path, before: '(missing)', after: '(new)' }];
    if (current === undefined) return [{ path, before: '(there)', after: '(missing)' }];
    const from = Math.max(0, firstDifference(old, current) - 60);
    return [{ path, before: excerpt(old, from), after: excerpt(current, from) }];
  });
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const excerpt = (text: string, from: number) => JSON.stringify(text.slice(from, from + 160));
