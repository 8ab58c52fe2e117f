import { getColour } from './palette.ts';

export function drawCalmLines(): string {
  const width = 1440;
  const paths = Array.from({ length: 7 }, (_, line) => {
    const points: string[] = [];
    for (let x = 0; x <= width; x += 12) {
      const t = x / width;
      const swell =
        Math.exp(-(((t - 0.3) / 0.16) ** 2)) + 0.5 * Math.exp(-(((t - 0.72) / 0.07) ** 2));
      const y = 14 + line * 15 - swell * Math.sin(x / 26 + line * 0.5) * (7 + line * 1.1);
      points.push(`${x} ${y.toFixed(1)}`);
    }
    return `<path d="M${points.join('L')}" fill="none" stroke="${getColour(`d${line + 1}-soft`)}" stroke-width="5"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120" viewBox="0 0 ${width} 120" preserveAspectRatio="none">${paths.join('')}</svg>`;
}
