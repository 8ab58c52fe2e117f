import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { SearchField } from '../../../../components/filter/search-field.tsx';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { DayData } from '../day.server.ts';
import { FacetMenu } from './facet-menu.tsx';
import styles from './filter-bar.module.css';
import { emptyFilter } from '../../../../components/session/facet-ids.ts';
import { FilterSheet } from './filter-sheet.tsx';
import type { FilterState } from './use-filter.ts';

interface FilterBarProps {
  day: DayData;
  state: FilterState;
}

export function FilterBar({ day, state }: FilterBarProps) {
  const { filter: texts } = useTexts('timetable');
  const { filter, setFilter } = state;
  return (
    <search className={styles.search} aria-label={texts.label}>
      <div className={styles.bar}>
        <SearchField
          label={texts.search}
          value={filter.query}
          onChange={(query) => setFilter({ ...filter, query })}
          className={styles.words}
        />
        <div className={styles.facets}>
          {day.facets.map((facet) => (
            <FacetMenu key={facet.id} facet={facet} state={state} />
          ))}
        </div>
        <FilterSheet day={day} state={state} />
      </div>
      <FilterSummary day={day} state={state} />
    </search>
  );
}

function FilterSummary({ day, state }: FilterBarProps) {
  const { filter: texts } = useTexts('timetable');
  const { id: code } = useLanguage();
  const formatSessionCount = (count: number) => formatPlural(day.forms, 'sessions', count, code);
  const values = { day: day.label, found: formatSessionCount(state.matchCount) };
  const { weekMatchCount } = state;
  return (
    <div className={styles.found} role="status">
      {state.isOn && (
        <>
          <p>
            {weekMatchCount === undefined
              ? fillText(texts.foundHere, values)
              : fillText(texts.found, { ...values, week: formatSessionCount(weekMatchCount) })}
          </p>
          <button type="button" onClick={() => state.setFilter(emptyFilter)}>
            {texts.clear}
          </button>
          {state.matchCount > 0 && <p className={`mono dim ${styles.ghosts}`}>{texts.ghosts}</p>}
        </>
      )}
    </div>
  );
}
