import { useFollowedWeek } from '../../components/my-week/use-followed-week.ts';
import { useMyWeek } from '../../components/my-week/use-my-week.ts';
import { StarSign } from '../../components/my-week/star-sign.tsx';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { useIsCurrent } from '../use-is-current.ts';
import styles from './my-week-link.module.css';

/** How much somebody has starred; nothing but a star while that is nothing. */
export function MyWeekLink() {
  const { pages, unsaved } = useTexts('frame');
  const { stars, isKept } = useMyWeek();
  useFollowedWeek();
  const isCurrent = useIsCurrent()('my-week');
  const count = stars.length;
  return (
    <div className={styles.week}>
      <LocalLink to="my-week" aria-current={isCurrent ? 'page' : undefined}>
        <StarSign />
        <span className={styles.name}>{pages['my-week']}</span>
        <b data-none={count === 0 || undefined}>{count || ''}</b>
      </LocalLink>
      <p role="status" className={styles.unsaved}>
        {!isKept && count > 0 && unsaved}
      </p>
    </div>
  );
}
