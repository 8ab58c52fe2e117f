import { SubscribeLink } from '../calendar/subscribe-link.tsx';
import { useCutCalendar } from '../calendar/use-cut-calendar.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { dayCalendarAddress } from '../../../lib/routing/calendar-addresses.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './calendar-links.module.css';
import type { DayData } from './day.server.ts';
import type { FilterState } from './filter/use-filter.ts';

interface CalendarLinksProps {
  day: DayData;
  state: FilterState;
}

/** The day, what a filter leaves of the week, or the whole programme with its changes. */
export function CalendarLinks({ day, state }: CalendarLinksProps) {
  const { calendar } = useTexts('timetable');
  return (
    <ul className={styles.links}>
      <li>
        <a href={dayCalendarAddress(day.date, useLanguage())} download>
          <Icon name="calendar" />
          {calendar.day}
        </a>
      </li>
      {state.weekLeft && state.weekLeft.length > 0 && <FilteredCalendar ids={state.weekLeft} />}
      <li>
        <SubscribeLink>{calendar.subscribe}</SubscribeLink>
      </li>
    </ul>
  );
}

function FilteredCalendar({ ids }: { ids: readonly string[] }) {
  const { calendar } = useTexts('timetable');
  const { isBusy, hasFailed, save } = useCutCalendar(ids, 'kongres-ai.ics');
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
