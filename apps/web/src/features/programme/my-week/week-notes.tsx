import { useNavigate } from 'react-router';
import { addStars, removeStars } from '../../../components/my-week/kept-week.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import type { ShownWeek } from './use-shown-week.ts';
import styles from './week-notes.module.css';

/** Whose week it is, what has gone from it, and what could not be had. */
export function WeekNotes({ week }: { week: ShownWeek }) {
  const { missing, forget, failed, loading, noScript } = useTexts('my-week');
  return (
    <>
      <noscript>
        <p className={styles.note}>{noScript}</p>
      </noscript>
      {week.isShared && <SharedNote week={week} />}
      {!week.isShared && week.missing.length > 0 && (
        <p className={styles.note}>
          {missing}{' '}
          <button type="button" onClick={() => removeStars(week.missing)}>
            {forget}
          </button>
        </p>
      )}
      <div role="status">
        {week.isLoading && <p className={`mono ${styles.loading}`}>{loading}</p>}
        {week.hasFailed && (
          <p className={styles.note}>
            {failed.text}{' '}
            <button type="button" onClick={week.again}>
              {failed.again}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Somebody else's week is looked at, and taken over by a press alone. */
function SharedNote({ week: { items } }: { week: ShownWeek }) {
  const { shared } = useTexts('my-week');
  const navigate = useNavigate();
  const take = () => {
    addStars(items.map(({ id }) => id));
    void navigate({ hash: '' }, { replace: true });
  };
  return (
    <div className={styles.shared}>
      <p>
        <b>{shared.title}</b> {shared.text}
      </p>
      {items.length > 0 && (
        <button type="button" className={buttonClass('ink')} onClick={take}>
          {shared.take}
        </button>
      )}
      <LocalLink className={buttonClass('secondary')} to="my-week">
        {shared.leave}
      </LocalLink>
    </div>
  );
}
