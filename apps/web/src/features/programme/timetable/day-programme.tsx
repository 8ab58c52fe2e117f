import { fillText } from '@kongres/content/format/marked-text';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import { Clocks } from '../../../components/clock/clocks.tsx';
import { useClock } from '../../../components/clock/use-clock.ts';
import { CalendarLinks } from './calendar-links.tsx';
import type { DayData } from './day.server.ts';
import styles from './day-programme.module.css';
import { EmptyDay } from './empty-day.tsx';
import { DayFilter } from './filter/day-filter.tsx';
import { useFilter } from './filter/use-filter.ts';
import { Timetable } from './grid/timetable.tsx';
import { Legend } from './legend.tsx';
import printed from './print-day.module.css';
import { DayTabs } from './tabs/day-tabs.tsx';

export function DayProgramme({ day }: { day: DayData }) {
  const { heading, lead } = useTexts('timetable');
  const now = useEditionNow();
  const clock = useClock(useMemo(() => day.hours.map(({ at }) => at), [day]));
  const state = useFilter(day);
  return (
    <div className={`wrap ${printed.sheet}`}>
      <header className={`grid lined ${styles.heading}`}>
        <h1>{heading}</h1>
        <p>{fillText(lead, { day: day.label, rooms: day.roomCount })}</p>
        <Clocks clock={clock} now={now} />
      </header>
      <DayTabs day={day} filter={state} />
      <DayFilter day={day} state={state} />
      {state.isOn && state.matchCount === 0 ? (
        <EmptyDay day={day} state={state} />
      ) : (
        <>
          <Timetable day={day} matchingIds={state.matchingIds} clock={clock} now={now} />
          <Legend day={day} />
          <CalendarLinks day={day} state={state} />
        </>
      )}
    </div>
  );
}
