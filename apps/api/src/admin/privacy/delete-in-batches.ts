/** Small, and a transaction each, so that sales never wait for a deletion. */
const batchSize = 100;

export async function deleteInBatches(
  deleteBatch: (limit: number) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await deleteBatch(batchSize);
    total += count;
    if (count < batchSize) return total;
  }
}
