/** Few rows at a time, each batch a transaction of its own: the sale never waits for a deletion. */
const together = 100;

/** Repeats until a batch is not full; how many rows it were. */
export async function inBatches(some: (limit: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await some(together);
    all += done;
    if (done < together) return all;
  }
}
