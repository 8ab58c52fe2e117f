import { formatHours } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { Star } from '../../../../components/schedule/star.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import { LocalLink } from '../../../../lib/routing/local-link.tsx';
import type { PageId } from '@kongres/contract/pages';
import { getGridSpanClass } from '@kongres/ui/grid-span.ts';
import type { MyItem } from '../my-items.ts';
import type { Columns } from './columns.ts';
import type { PlacedItem } from './lay-out-day.ts';
import styles from './week-item.module.css';

interface WeekItemProps {
  placed: PlacedItem<MyItem>;
  clock: Clock;
  columns: Columns;
}

export function WeekItem({
  placed: { item, lane, tier, titleSpan },
  clock,
  columns,
}: WeekItemProps) {
  const texts = useTexts('my-week');
  const [first, last] = columns.getLines(titleSpan);
  const [from, to] = columns.getLines(item);
  return (
    <li
      className={`${styles.item} ${getGridSpanClass([first, last])}`}
      data-lane={lane}
      data-tier={tier}
      data-type={item.type}
      data-late={from > first || undefined}
      data-cancelled={item.change === 'cancelled' || undefined}
    >
      <i className={`${styles.bar} ${getGridSpanClass([from - first + 1, to - first + 1])}`} />
      <div className={styles.words}>
        <Hours item={item} clock={clock} />
        <h3 lang={item.lang}>
          {item.isGala ? (
            <LocalLink to={item.id as PageId}>{item.title}</LocalLink>
          ) : (
            <EntryLink to="session" entry={item.id}>
              {item.title}
            </EntryLink>
          )}
        </h3>
        {item.change && <Tag>{texts[item.change]}</Tag>}
        <Star className={styles.star} id={item.id} name={item.title} />
      </div>
    </li>
  );
}

/** Hours in the primary time zone, and in the secondary one where it fits. */
function Hours({ item, clock }: Pick<WeekItemProps, 'clock'> & { item: MyItem }) {
  const { yours, room } = useTexts('my-week');
  const { id: code } = useLanguage();
  const { from, until } = item;
  const own = clock.primaryClock?.formatHours(from, until);
  const other = clock.secondaryClock?.formatHours(from, until);
  return (
    <p className="mono">
      <time dateTime={from}>
        {own ?? formatHours(from.slice(11, 16), until.slice(11, 16), code)}
      </time>
      {item.room && (
        <>
          , <span className="visually-hidden">{room} </span>
          {item.room}
        </>
      )}
      {other && !own && <span className={styles.other}>{fillText(yours, { time: other })}</span>}
    </p>
  );
}
