import { Fragment } from 'react';
import { formatPlural } from '@kongres/content/format/count';
import { fillText } from '@kongres/content/format/marked-text';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { getDayToneClass } from '../../../../components/tones/day-tone.ts';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import { getGridSpanClass } from '@kongres/ui/grid-span.ts';
import type { MyWeekData } from '../my-week.server.ts';
import type { VisibleWeek } from '../use-visible-week.ts';
import type { WeekDay } from '../week-days.ts';
import { getOpeningMinute } from '../week-days.ts';
import { Branches } from './branches.tsx';
import { ClashNote } from './clash-note.tsx';
import type { Columns } from './columns.ts';
import styles from './day-line.module.css';
import { WeekItem } from './week-item.tsx';

interface DayLineProps {
  data: MyWeekData;
  day: WeekDay;
  week: VisibleWeek;
  clock: Clock;
  columns: Columns;
}

export function DayLine({ data, day, week, clock, columns }: DayLineProps) {
  const openHours = { starts: getOpeningMinute(data), ends: day.closes };
  const isEmpty = day.placed.length === 0;
  return (
    <li className={`${getDayToneClass(day.n)} ${styles.day}`} data-empty={isEmpty || undefined}>
      <h2 className={styles.label}>
        <b>{day.number}</b> <span className={`mono ${styles.long}`}>{day.weekday}</span>
        <span className={`mono ${styles.short}`} aria-hidden="true">
          {day.tiny}
        </span>
      </h2>
      <div className={styles.line}>
        <i className={`${styles.base} ${getGridSpanClass(columns.getLines(openHours))}`} />
        <Branches branches={day.branches} columns={columns} />
        {isEmpty ? (
          <EmptyLine day={day} data={data} />
        ) : (
          <ol>
            {day.placed.map((placed) => {
              const clash = day.clashes.find(({ items }) => items.at(-1)?.id === placed.item.id);
              return (
                <Fragment key={placed.item.id}>
                  <WeekItem placed={placed} clock={clock} columns={columns} />
                  {clash && !week.isShared && (
                    <ClashNote clash={clash} day={day} columns={columns} />
                  )}
                </Fragment>
              );
            })}
          </ol>
        )}
      </div>
    </li>
  );
}

function EmptyLine({ day, data }: Pick<DayLineProps, 'day' | 'data'>) {
  const { none, inProgramme } = useTexts('my-week');
  const { id: code } = useLanguage();
  const sessions = formatPlural(data.forms, 'sessions', day.sessions, code);
  return (
    <p className={styles.none}>
      {none}{' '}
      {day.sessions > 0 && (
        <EntryLink to="programme-day" entry={day.day}>
          {fillText(inProgramme, { sessions })}
        </EntryLink>
      )}
    </p>
  );
}
