import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { formatNumber } from '@kongres/content/format/number';
import { withChoice } from '../../../../components/filter/filter.ts';
import { SearchField } from '../../../../components/filter/search-field.tsx';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { HallData } from '../directory.server.ts';
import styles from './hall-bar.module.css';
import type { HallFilter } from './use-hall-filter.ts';

interface HallBarProps {
  hall: HallData;
  state: HallFilter;
}

export function HallBar({ hall, state }: HallBarProps) {
  const { filter: texts } = useTexts('hall');
  const { id: code } = useLanguage();
  const { filter, change } = state;
  const category = filter.chosen.category[0] ?? '';
  return (
    <search className={styles.search} aria-label={texts.label}>
      <div className={styles.bar}>
        <SearchField
          label={texts.search}
          value={filter.query}
          onChange={(query) => change({ ...filter, query })}
        />
        <select
          aria-label={texts.category}
          value={category}
          data-chosen={category || undefined}
          onChange={({ target }) =>
            change(withChoice(filter, 'category', target.value ? [target.value] : []))
          }
        >
          <option value="">{texts.all}</option>
          {hall.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.found} role="status">
        {state.isActive && (
          <>
            <p>
              {fillText(texts.found, {
                found: formatPlural(hall.forms, 'exhibitors', state.matchCount, code),
                count: formatNumber(hall.exhibitors.length, code),
              })}
            </p>
            <button type="button" onClick={state.clear}>
              {texts.clear}
            </button>
          </>
        )}
      </div>
    </search>
  );
}
