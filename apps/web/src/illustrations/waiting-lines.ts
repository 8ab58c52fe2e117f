import { dayColours } from './palette.ts';

const width = 1440;
const gap = 22;

/** Flat lines that begin to swing at the right. */
export function drawWaitingLines(): string {
  const paths = dayColours.map((pen, line) => {
    const points: string[] = [];
    for (let x = 0; x <= width; x += 12) {
      const near = Math.exp(-(((x - 1240 - line * -12) / 130) ** 2));
      const y =
        20 + line * gap - near * Math.sin((x - 1150) / 34 + line * 0.35) * (12 + line * 1.8);
      points.push(`${x} ${y.toFixed(1)}`);
    }
    return `<path d="M${points.join('L')}" fill="none" stroke="${pen}" stroke-width="3" vector-effect="non-scaling-stroke"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="180" viewBox="0 0 ${width} 180" preserveAspectRatio="none">${paths.join('')}</svg>`;
}
