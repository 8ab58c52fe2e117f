const bars = 7;
export const logoWidth = 38;
export const logoHeight = 30;
const spacing = logoHeight / bars;
const height = roundCoordinate(spacing * 0.62);

/** From the top; each bar has two or three pieces. */
export const logoBars = Array.from({ length: bars }, (_, bar) => {
  const half = 2.4 + (bar / (bars - 1)) * 10.2;
  const centre = 13;
  const hasLegs = bar >= 5;
  const hasSerif = bar === 0 || bar === bars - 1;
  const stem = hasSerif ? 10 : 5;
  const piece = (x: number, width: number) => ({
    bar,
    x: roundCoordinate(x),
    y: roundCoordinate(bar * spacing),
    width: roundCoordinate(width),
    height,
  });
  const letterA = hasLegs
    ? [piece(centre - half, 6.1), piece(centre + half - 6.1, 6.1)]
    : [piece(centre - half, 2 * half)];
  return [...letterA, piece(33 - stem / 2, stem)];
}).flat();

function roundCoordinate(value: number): number {
  return Math.round(value * 100) / 100;
}
