import { pluralForm } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { dayTone } from '../../../../components/tones/day-tone.ts';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import type { DayData } from '../day.server.ts';
import type { FilterState } from '../filter/use-filter.ts';
import styles from './day-tabs.module.css';
import { MiniChart } from './mini-chart.tsx';

interface DayTabsProps {
  day: DayData;
  filter: FilterState;
}

/** Seven days, each as a chart of itself. Whoever filters takes the choice along, and sees what it leaves of each. */
export function DayTabs({ day, filter }: DayTabsProps) {
  const texts = useTexts('timetable');
  const { id: code } = useLanguage();
  const sessions = (count: number) => pluralForm(day.forms, 'sessions', count, code);
  const total = day.tabs.reduce((sum, { marks }) => sum + marks.length, 0);
  const { weekFound } = filter;
  return (
    <nav className={`lined ${styles.tabs}`} aria-label={texts.days}>
      <p className={`mono ${styles.all}`}>
        <span>{day.month}</span>
        <span>
          {weekFound === undefined
            ? sessions(total)
            : fillText(texts.weekFound, { found: weekFound, count: total })}
        </span>
      </p>
      <ol>
        {day.tabs.map((tab) => {
          const hits = filter.hitsOf(tab.n);
          return (
            <li key={tab.n} className={dayTone(tab.n)}>
              <EntryLink
                to="programme-day"
                entry={tab.day}
                search={filter.search}
                aria-current={tab.n === day.n ? 'page' : undefined}
              >
                <span className={`mono ${styles.weekday}`}>
                  <span className={styles.long}>{tab.weekday}</span>
                  <span className={styles.short}>{tab.tiny}</span>
                </span>
                <b>{tab.number}</b>
                <span className={`mono ${styles.count}`}>
                  <span aria-hidden="true">{hits?.filter(Boolean).length ?? tab.marks.length}</span>
                  <span className="visually-hidden">
                    {sessions(hits?.filter(Boolean).length ?? tab.marks.length)}
                  </span>
                </span>
                <MiniChart tab={tab} span={day.span} hits={hits} />
              </EntryLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
