/** Alternates the two measurements, so that other load affects both. */
export async function measurePairs(
  count: number,
  measureProduct: () => Promise<number>,
  measureBare: () => Promise<number>,
): Promise<Pairs> {
  const pairs: { product: number; bare: number }[] = [];
  while (pairs.length < count) {
    const pair = { product: await measureProduct(), bare: await measureBare() };
    pairs.push(pair);
    console.log(
      `${pairs.length}: ${pair.product.toFixed(0)} against ${pair.bare.toFixed(0)} a second`,
    );
  }
  const ratios = pairs.map(({ product, bare }) => product / bare);
  return {
    product: getMedian(pairs.map(({ product }) => product)),
    bare: getMedian(pairs.map(({ bare }) => bare)),
    ratio: getMedian(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

export interface Pairs {
  product: number;
  bare: number;
  ratio: number;
  lowest: number;
  highest: number;
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
