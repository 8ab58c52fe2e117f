import { SubscribeLink } from '../calendar/subscribe-link.tsx';
import { useCalendarDownload } from '../calendar/use-calendar-download.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getDayCalendarPath } from '../../../lib/routing/calendar-paths.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './calendar-links.module.css';
import type { DayData } from './day.server.ts';
import type { FilterState } from './filter/use-filter.ts';

interface CalendarLinksProps {
  day: DayData;
  state: FilterState;
}

export function CalendarLinks({ day, state }: CalendarLinksProps) {
  const { calendar } = useTexts('timetable');
  return (
    <ul className={styles.links}>
      <li>
        <a href={getDayCalendarPath(day.date, useLanguage())} download>
          <Icon name="calendar" />
          {calendar.day}
        </a>
      </li>
      {state.weekMatchingIds && state.weekMatchingIds.length > 0 && (
        <FilteredCalendar ids={state.weekMatchingIds} />
      )}
      <li>
        <SubscribeLink>{calendar.subscribe}</SubscribeLink>
      </li>
    </ul>
  );
}

function FilteredCalendar({ ids }: { ids: readonly string[] }) {
  const { calendar } = useTexts('timetable');
  const { isBusy, hasFailed, save } = useCalendarDownload(ids, 'kongres-ai.ics');
  return (
    <li>
      <button type="button" aria-disabled={isBusy} onClick={isBusy ? undefined : save}>
        <Icon name="calendar" />
        {calendar.filtered}
      </button>
      <span role="status">{hasFailed && ` ${calendar.failed}`}</span>
    </li>
  );
}
