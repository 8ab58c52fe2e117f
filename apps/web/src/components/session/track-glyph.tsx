import type { trackGlyphs } from '@kongres/content/facts/programme';
import styles from './track-glyph.module.css';

/** Shape, not colour, distinguishes tracks. viewBox 30 by 16. */
const lines: Record<(typeof trackGlyphs)[number], string> = {
  sine: 'M1 8C4-1 7-1 10 8s6 9 9 0 6-9 10-1',
  steps: 'M1 14h6v-4h6V7h6V4h6V2h4',
  chirp: 'M1 8c3-8 6-8 8 0s5 8 7 0 4-8 5.5 0 3 7 4.5 0 2-6 3-2',
  bounce: 'M1 14C2 0 6 0 8 14 9 0 13 0 15 14 16 0 20 0 22 14 23 0 27 0 29 14',
  square: 'M1 13h5V3h6v10h6V3h6v10h5',
  pulse: 'M1 9h9l3-7 4 13 3-6h9',
};

export function TrackGlyph({ name }: { name: keyof typeof lines }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 30 16" width={30} height={16} aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}
