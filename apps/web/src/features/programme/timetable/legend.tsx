import { LevelBars } from '../../../components/session/level-bars.tsx';
import { TrackGlyph } from '../../../components/session/track-glyph.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { DayData } from './day.server.ts';
import styles from './legend.module.css';

/** Explains line widths and glyphs; hidden in the list, which shows text instead. */
export function Legend({ day }: { day: DayData }) {
  const { legend } = useTexts('timetable');
  const [types, tracks] = (['type', 'track'] as const).map(
    (id) => day.facets.find((facet) => facet.id === id)?.options ?? [],
  );
  return (
    <ul className={`mono ${getDayToneClass(day.n)} ${styles.legend}`} aria-label={legend.label}>
      {types?.map(({ id, name }) => (
        <li key={id}>
          <i data-type={id} />
          {name}
        </li>
      ))}
      <li>
        <i data-type="gala" />
        {legend.gala}
      </li>
      <li>
        <LevelBars level="basic" />
        <LevelBars level="intermediate" />
        <LevelBars level="advanced" />
        {legend.level}
      </li>
      {tracks?.map(({ id, name }) => {
        const glyph = day.glyphs[id];
        return (
          <li key={id}>
            {glyph && <TrackGlyph name={glyph} />}
            {name}
          </li>
        );
      })}
    </ul>
  );
}
