/** The next round number that three steps divide: what the axis of a chart ends at. */
export function topOf(most: number): number {
  if (most <= 0) return 3;
  const scale = 10 ** Math.floor(Math.log10(most));
  const steps = [1.2, 1.5, 3, 6, 9, 12].map((step) => Math.ceil(step * scale));
  return steps.find((step) => step >= most && step % 3 === 0) ?? Math.ceil(most / 3) * 3;
}
