import { useScheduleSync } from '../../components/schedule/use-schedule-sync.ts';
import { useSavedSchedule } from '../../components/schedule/use-saved-schedule.ts';
import { StarIcon } from '../../components/schedule/star-icon.tsx';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { useIsCurrent } from '../use-is-current.ts';
import styles from './my-week-link.module.css';

/** Number of starred sessions; hidden while zero. */
export function MyWeekLink() {
  const { pages, unsaved } = useTexts('frame');
  const { stars, isSaved } = useSavedSchedule();
  useScheduleSync();
  const isCurrent = useIsCurrent()('my-week');
  const count = stars.length;
  return (
    <div className={styles.week}>
      <LocalLink to="my-week" aria-current={isCurrent ? 'page' : undefined}>
        <StarIcon />
        <span className={styles.name}>{pages['my-week']}</span>
        <b data-none={count === 0 || undefined}>{count || ''}</b>
      </LocalLink>
      <p role="status" className={styles.unsaved}>
        {!isSaved && count > 0 && unsaved}
      </p>
    </div>
  );
}
