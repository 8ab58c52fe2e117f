export interface Difference {
  path: string;
  before: string;
  after: string;
}

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
    const from = Math.max(0, findFirstDifference(old, current) - 60);
    return [{ path, before: formatExcerpt(old, from), after: formatExcerpt(current, from) }];
  });
}

function findFirstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const formatExcerpt = (text: string, from: number) => JSON.stringify(text.slice(from, from + 160));
