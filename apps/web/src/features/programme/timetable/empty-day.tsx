import { fillText } from '@kongres/content/format/marked-text';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import type { DayData } from './day.server.ts';
import styles from './empty-day.module.css';
import { emptyFilter } from '../../../components/session/facet-ids.ts';
import type { FilterState } from './filter/use-filter.ts';

interface EmptyDayProps {
  day: DayData;
  state: FilterState;
}

/** Suggests the nearest matching session when the filter matches nothing on this day. */
export function EmptyDay({ day, state }: EmptyDayProps) {
  const { empty, filter } = useTexts('timetable');
  const [nearestDay, id, title] = state.nearestMatch ?? [];
  const tab = day.tabs.find(({ n }) => n === nearestDay);
  const hasNoMatch = state.weekMatchCount === 0;
  return (
    <div className={styles.empty}>
      <div className={styles.lines} aria-hidden="true">
        {day.tabs.map(({ n }) => (
          <span key={n} className={getDayToneClass(n)} />
        ))}
      </div>
      <h2>{fillText(empty.title, { day: day.label })}</h2>
      <p>
        {empty.text} {hasNoMatch ? empty.never : tab && empty.nearest}
      </p>
      <ul>
        {id && tab && (
          <li>
            <EntryLink to="session" entry={id} className={getButtonClass('primary')}>
              {tab.weekday} {tab.number}, {title}
              <Icon name="arrow" />
            </EntryLink>
          </li>
        )}
        <li>
          <button
            type="button"
            className={getButtonClass(id ? 'secondary' : 'primary')}
            onClick={() => state.setFilter(emptyFilter)}
          >
            {filter.clear}
          </button>
        </li>
      </ul>
    </div>
  );
}
