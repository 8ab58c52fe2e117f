/** Ours and the bare one in turn, so that whatever else the machine does disturbs both alike. */
export async function measurePairs(
  count: number,
  ours: () => Promise<number> | number,
  bare: () => Promise<number> | number,
): Promise<Pairs> {
  const pairs: { ours: number; bare: number }[] = [];
  while (pairs.length < count) {
    const pair = { ours: await ours(), bare: await bare() };
    pairs.push(pair);
    console.log(
      `${pairs.length}: ${pair.ours.toFixed(0)} against ${pair.bare.toFixed(0)} a second`,
    );
  }
  const ratios = pairs.map((pair) => pair.ours / pair.bare);
  return {
    count,
    ours: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

export interface Pairs {
  count: number;
  ours: number;
  bare: number;
  /** The median of each pair's own ratio. */
  ratio: number;
  lowest: number;
  highest: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
