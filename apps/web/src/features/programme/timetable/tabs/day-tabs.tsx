import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import { getDayToneClass } from '../../../../components/tones/day-tone.ts';
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

/** Links keep the filter; each day shows how many of its sessions match. */
export function DayTabs({ day, filter }: DayTabsProps) {
  const texts = useTexts('timetable');
  const { id: code } = useLanguage();
  const formatSessionCount = (count: number) => formatPlural(day.forms, 'sessions', count, code);
  const total = day.tabs.reduce((sum, { marks }) => sum + marks.length, 0);
  const { weekMatchCount } = filter;
  return (
    <nav className={`lined ${styles.tabs}`} aria-label={texts.days}>
      <p className={`mono ${styles.all}`}>
        <span>{day.month}</span>
        <span>
          {weekMatchCount === undefined
            ? formatSessionCount(total)
            : fillText(texts.weekFound, { found: weekMatchCount, count: total })}
        </span>
      </p>
      <ol>
        {day.tabs.map((tab) => {
          const matches = filter.getDayMatches(tab.n);
          return (
            <li key={tab.n} className={getDayToneClass(tab.n)}>
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
                  <span aria-hidden="true">
                    {matches?.filter(Boolean).length ?? tab.marks.length}
                  </span>
                  <span className="visually-hidden">
                    {formatSessionCount(matches?.filter(Boolean).length ?? tab.marks.length)}
                  </span>
                </span>
                <MiniChart tab={tab} span={day.span} matches={matches} />
              </EntryLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
