export interface Scale {
  top: number;
  /** Where lines are drawn, the top included and zero not. */
  lines: number[];
}

/** Round numbers that reach over the greatest value, in four steps at most. */
export function scaleTo(greatest: number): Scale {
  const step = roundStep(greatest / 4);
  const count = Math.max(1, Math.ceil(greatest / step));
  const lines = Array.from({ length: count }, (_, index) => (index + 1) * step);
  return { top: count * step, lines };
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(atLeast: number): number {
  let power = 1;
  while (power * 10 <= atLeast) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= atLeast) ?? power;
}

/** A place along a drawing that is as wide as its page. */
export function along(fraction: number): string {
  return `${Number((fraction * 100).toFixed(3))}%`;
}
