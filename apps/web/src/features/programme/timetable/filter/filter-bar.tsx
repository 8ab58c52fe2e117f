import { pluralForm } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { SearchField } from '../../../../components/filter/search-field.tsx';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { DayData } from '../day.server.ts';
import { FacetMenu } from './facet-menu.tsx';
import styles from './filter-bar.module.css';
import { noFilter } from '../../../../components/session/facet-ids.ts';
import { FilterSheet } from './filter-sheet.tsx';
import type { FilterState } from './use-filter.ts';

interface FilterBarProps {
  day: DayData;
  state: FilterState;
}

/** Words, five facets, and one sentence that counts; on a phone the facets are a sheet. It needs scripts to do anything. */
export function FilterBar({ day, state }: FilterBarProps) {
  const { filter: texts } = useTexts('timetable');
  const { filter, change } = state;
  return (
    <search className={styles.search} aria-label={texts.label}>
      <div className={styles.bar}>
        <SearchField
          label={texts.search}
          value={filter.query}
          onChange={(query) => change({ ...filter, query })}
          className={styles.words}
        />
        <div className={styles.facets}>
          {day.facets.map((facet) => (
            <FacetMenu key={facet.id} facet={facet} state={state} />
          ))}
        </div>
        <FilterSheet day={day} state={state} />
      </div>
      <Found day={day} state={state} />
    </search>
  );
}

/** How many are left, said once and heard. */
function Found({ day, state }: FilterBarProps) {
  const { filter: texts } = useTexts('timetable');
  const { id: code } = useLanguage();
  const sessions = (count: number) => pluralForm(day.forms, 'sessions', count, code);
  const values = { day: day.label, found: sessions(state.found) };
  const { weekFound } = state;
  return (
    <div className={styles.found} role="status">
      {state.isOn && (
        <>
          <p>
            {weekFound === undefined
              ? fillText(texts.foundHere, values)
              : fillText(texts.found, { ...values, week: sessions(weekFound) })}
          </p>
          <button type="button" onClick={() => state.change(noFilter)}>
            {texts.clear}
          </button>
          {state.found > 0 && <p className={`mono dim ${styles.ghosts}`}>{texts.ghosts}</p>}
        </>
      )}
    </div>
  );
}
