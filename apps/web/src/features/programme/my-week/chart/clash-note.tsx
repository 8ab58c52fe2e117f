import { fillText } from '@kongres/content/format/marked-text';
import { settle } from '../../../../components/my-week/kept-week.ts';
import { useMyWeek } from '../../../../components/my-week/use-my-week.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { spanClass } from '@kongres/ui/span.ts';
import type { MyItem } from '../my-items.ts';
import type { WeekDay } from '../week-days.ts';
import styles from './clash-note.module.css';
import type { Columns } from './columns.ts';
import type { Clash } from './lay-out.ts';

interface ClashNoteProps {
  clash: Clash<MyItem>;
  day: WeekDay;
  columns: Columns;
}

/** So many pairs are told; the rest is counted. */
const told = 2;
/** As many minutes of the chart as the note is wide. */
const width = 220;

/** What overlaps, for how long, and the one thing to do about it besides taking a star away. */
export function ClashNote({ clash: { items, pairs }, day, columns }: ClashNoteProps) {
  const { clash } = useTexts('my-week');
  const { settled } = useMyWeek();
  if (pairs.every(({ key }) => settled.includes(key))) return null;
  const rest = pairs.length - told;
  const words = [
    ...pairs.slice(0, told).map(({ one, other, minutes }) =>
      fillText(clash.pair, {
        one: shortened(one.title),
        other: shortened(other.title),
        minutes,
      }),
    ),
    ...(rest > 0 ? [fillText(clash.more, { count: rest })] : []),
  ];
  const starts = Math.min(...items.map((item) => item.starts), columns.closes - width);
  return (
    <li
      className={`${styles.note} ${spanClass(columns.lines({ starts, ends: starts + width }))}`}
      data-lane={day.lanes}
      data-row={Math.min(
        9,
        day.clashes.findIndex((each) => each.pairs === pairs),
      )}
    >
      <p>
        <b>{clash.title}</b> {words.join('; ')}.{' '}
        <button type="button" onClick={() => settle(pairs.map(({ key }) => key))}>
          {clash.settle}
        </button>
      </p>
    </li>
  );
}

const longest = 30;

/** The first words of a title: it stands in full right above. */
function shortened(title: string): string {
  if (title.length <= longest) return title;
  const cut = title.slice(0, longest);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))}…`;
}
