import { useMyWeek } from '../../blocks/my-week/use-my-week.ts';
import { StarSign } from '../../blocks/my-week/star-sign.tsx';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { LocalLink } from '../../routing/local-link.tsx';
import { useIsCurrent } from '../use-is-current.ts';
import styles from './my-week-link.module.css';

/** How much somebody has starred; nothing but a star while that is nothing. */
export function MyWeekLink() {
  const { pages, week } = useTexts('frame');
  const { stars, isKept } = useMyWeek();
  const isCurrent = useIsCurrent()('my-week');
  const count = stars.length;
  return (
    <div className={styles.week}>
      <LocalLink to="my-week" aria-current={isCurrent ? 'page' : undefined}>
        <StarSign />
        <span className={styles.name}>{pages['my-week']}</span>
        <b data-none={count === 0 || undefined} aria-hidden="true">
          {count}
        </b>
        {count > 0 && <span className="visually-hidden">, {fill(week.starred, { count })}</span>}
      </LocalLink>
      <p role="status" className={styles.unsaved}>
        {!isKept && count > 0 && week.unsaved}
      </p>
    </div>
  );
}
