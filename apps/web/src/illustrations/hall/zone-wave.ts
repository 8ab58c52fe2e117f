import type { ZoneId } from '@kongres/content/facts/zones';
import { getColour } from '../palette.ts';
import { wrapSvg } from '../svg.ts';

/** Waveform of each zone: steps, chirp, sine, square, bounce, zigzag, pulse, packet. */
const waves: Record<ZoneId, (x: number) => number> = {
  business: (x) => (Math.floor(x * 6) / 6) * 0.9,
  marketing: (x) => Math.sin(x * x * 34) * (0.15 + 0.5 * x),
  education: (x) => Math.sin(x * Math.PI * 4) * 0.45,
  school: (x) => (Math.floor(x * 6) % 2 ? 0.42 : -0.42),
  fun: (x) => Math.abs(Math.sin(x * Math.PI * 4)) * 0.95 - 0.3,
  kids: (x) => {
    const t = (x * 5) % 1;
    return (t < 0.5 ? t * 2 : 2 - t * 2) - 0.5;
  },
  power: (x) => Math.exp(-((x - 0.5) ** 2) * 120) * 1.9 - Math.exp(-((x - 0.6) ** 2) * 300) * 0.8,
  influencer: (x) => Math.sin(x * Math.PI * 20) * Math.sin(x * Math.PI) * 0.62,
};

/** x from 0 to 1. */
export function getWaveHeight(zone: ZoneId, x: number): number {
  return waves[zone](x);
}

const lines = 9;
const steps = 60;

/** Nine lines with the highest amplitude in the middle. */
export function drawZoneWave(zone: ZoneId): string {
  const paths = Array.from({ length: lines }, (_, line) => {
    const t = line / (lines - 1);
    const loudness = Math.sin(t * Math.PI) ** 1.2 * 34;
    const points = Array.from({ length: steps + 1 }, (_point, step) => {
      const x = step / steps;
      const y = 18 + t * 104 - getWaveHeight(zone, x) * loudness;
      return `${Math.round(x * 180)} ${y.toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  });
  const path = `<path d="${paths.join('')}" fill="none" stroke="${getColour('ink')}" stroke-width="2"/>`;
  return wrapSvg(180, 132, path, ' preserveAspectRatio="none"');
}
