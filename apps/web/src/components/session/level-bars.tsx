import type { workshopLevels } from '@kongres/content/facts/workshops';

type Level = (typeof workshopLevels)[number]['id'];

const heights: Record<Level, number> = { basic: 1, intermediate: 2, advanced: 3 };
const bars = ['M2 13V9', 'M8 13V6', 'M14 13V2'];

/** Three bars, filled up to the level; the name stands beside them. */
export function LevelBars({ level }: { level: Level }) {
  return (
    <svg viewBox="0 0 16 14" width={16} height={14} stroke="currentColor" aria-hidden="true">
      <path d={bars.slice(0, heights[level]).join('')} strokeWidth={3.4} />
      <path d={bars.slice(heights[level]).join('')} strokeWidth={3.4} strokeOpacity={0.25} />
    </svg>
  );
}
