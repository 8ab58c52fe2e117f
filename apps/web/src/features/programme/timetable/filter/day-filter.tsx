import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { FilterBar } from '../../../../components/filter/filter-bar.tsx';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { DayData } from '../day.server.ts';
import styles from './day-filter.module.css';
import type { FilterState } from './use-filter.ts';

interface DayFilterProps {
  day: DayData;
  state: FilterState;
}

export function DayFilter({ day, state }: DayFilterProps) {
  const { filter: texts } = useTexts('timetable');
  const { id: code } = useLanguage();
  const { matchCount, weekMatchCount } = state;
  const formatSessionCount = (count: number) => formatPlural(day.forms, 'sessions', count, code);
  const values = { day: day.label, found: formatSessionCount(matchCount) };
  return (
    <FilterBar
      texts={texts}
      facets={day.facets}
      control={state}
      show={fillText(texts.show, { sessions: formatSessionCount(weekMatchCount ?? matchCount) })}
      summary={
        weekMatchCount === undefined
          ? fillText(texts.foundHere, values)
          : fillText(texts.found, { ...values, week: formatSessionCount(weekMatchCount) })
      }
    >
      {matchCount > 0 && <p className={`mono dim ${styles.ghosts}`}>{texts.ghosts}</p>}
    </FilterBar>
  );
}
