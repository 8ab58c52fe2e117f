import { fillText } from '@kongres/content/format/marked-text';
import { acceptOverlaps } from '../../../../components/schedule/saved-schedule.ts';
import { useSavedSchedule } from '../../../../components/schedule/use-saved-schedule.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { getGridSpanClass } from '@kongres/ui/grid-span.ts';
import type { MyItem } from '../my-items.ts';
import type { WeekDay } from '../week-days.ts';
import styles from './clash-note.module.css';
import type { Columns } from './columns.ts';
import type { Clash } from './lay-out-day.ts';

interface ClashNoteProps {
  clash: Clash<MyItem>;
  day: WeekDay;
  columns: Columns;
}

/** Further pairs are only counted. */
const maxListedPairs = 2;
/** Width of the note in minutes of the chart. */
const noteMinutes = 220;

export function ClashNote({ clash: { items, pairs }, day, columns }: ClashNoteProps) {
  const { clash } = useTexts('my-week');
  const { settled } = useSavedSchedule();
  if (pairs.every(({ key }) => settled.includes(key))) return null;
  const rest = pairs.length - maxListedPairs;
  const words = [
    ...pairs.slice(0, maxListedPairs).map(({ one, other, minutes }) =>
      fillText(clash.pair, {
        one: shortenTitle(one.title),
        other: shortenTitle(other.title),
        minutes,
      }),
    ),
    ...(rest > 0 ? [fillText(clash.more, { count: rest })] : []),
  ];
  const starts = Math.min(...items.map((item) => item.starts), columns.closes - noteMinutes);
  return (
    <li
      className={`${styles.note} ${getGridSpanClass(columns.getLines({ starts, ends: starts + noteMinutes }))}`}
      data-lane={day.lanes}
      data-row={Math.min(
        9,
        day.clashes.findIndex((each) => each.pairs === pairs),
      )}
    >
      <p>
        <b>{clash.title}</b> {words.join('; ')}.{' '}
        <button type="button" onClick={() => acceptOverlaps(pairs.map(({ key }) => key))}>
          {clash.settle}
        </button>
      </p>
    </li>
  );
}

const maxTitleLength = 30;

function shortenTitle(title: string): string {
  if (title.length <= maxTitleLength) return title;
  const cut = title.slice(0, maxTitleLength);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))}…`;
}
