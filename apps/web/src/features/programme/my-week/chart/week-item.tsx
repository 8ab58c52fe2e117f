import { formatHours } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { Star } from '../../../../components/my-week/star.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import { LocalLink } from '../../../../lib/routing/local-link.tsx';
import type { PageId } from '@kongres/contract/pages';
import { spanClass } from '@kongres/ui/span.ts';
import type { MyItem } from '../my-items.ts';
import type { Columns } from './columns.ts';
import type { Placed } from './lay-out.ts';
import styles from './week-item.module.css';

interface WeekItemProps {
  placed: Placed<MyItem>;
  clock: Clock;
  columns: Columns;
}

/** A bar as long as it lasts, and its words where there is room for them. */
export function WeekItem({ placed: { item, lane, tier, words }, clock, columns }: WeekItemProps) {
  const texts = useTexts('my-week');
  const [first, last] = columns.lines(words);
  const [from, to] = columns.lines(item);
  return (
    <li
      className={`${styles.item} ${spanClass([first, last])}`}
      data-lane={lane}
      data-tier={tier}
      data-type={item.type}
      data-late={from > first || undefined}
      data-cancelled={item.change === 'cancelled' || undefined}
    >
      <i className={`${styles.bar} ${spanClass([from - first + 1, to - first + 1])}`} />
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

/** By the clock that leads, and where there is room by the other one too. */
function Hours({ item, clock }: Pick<WeekItemProps, 'clock'> & { item: MyItem }) {
  const { yours, room } = useTexts('my-week');
  const { id: code } = useLanguage();
  const { from, until } = item;
  const own = clock.leading?.hours(from, until);
  const other = clock.other?.hours(from, until);
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
