import { useNavigate } from 'react-router';
import { addStars, removeStars } from '../../../components/schedule/saved-schedule.ts';
import { useSavedSchedule } from '../../../components/schedule/use-saved-schedule.ts';
import { useSavedTicketToken } from '../../../components/ticket/saved-ticket.ts';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import type { VisibleWeek } from './use-visible-week.ts';
import styles from './week-notes.module.css';

/** Notices about a missing ticket, a shared week, removed sessions and load errors. */
export function WeekNotes({ week }: { week: VisibleWeek }) {
  const { missing, forget, failed, loading, noScript } = useTexts('my-week');
  return (
    <>
      <noscript>
        <p className={styles.note}>{noScript}</p>
      </noscript>
      {week.isShared ? <SharedNote week={week} /> : <TicketOffer />}
      {!week.isShared && week.removedIds.length > 0 && (
        <p className={styles.note}>
          {missing}{' '}
          <button type="button" onClick={() => removeStars(week.removedIds)}>
            {forget}
          </button>
        </p>
      )}
      <div role="status">
        {week.isLoading && <p className={`mono ${styles.loading}`}>{loading}</p>}
        {week.hasFailed && (
          <p className={styles.note}>
            {failed.text}{' '}
            <button type="button" onClick={week.retry}>
              {failed.again}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** For visitors with stars, unless this browser has opened a ticket. */
function TicketOffer() {
  const { offer } = useTexts('my-week');
  const { stars } = useSavedSchedule();
  const savedToken = useSavedTicketToken();
  const isOver = usePhase() === 'after';
  if (stars.length === 0 || savedToken !== '' || isOver) return null;
  return (
    <div className={styles.offer}>
      <p>
        <b>{offer.title}</b> {offer.text}
      </p>
      <LocalLink className={getButtonClass('ink')} to="tickets">
        {offer.choose}
      </LocalLink>
    </div>
  );
}

/** A shared week is copied to the visitor's stars only on request. */
function SharedNote({ week: { items } }: { week: VisibleWeek }) {
  const { shared } = useTexts('my-week');
  const navigate = useNavigate();
  const handleCopy = () => {
    addStars(items.map(({ id }) => id));
    void navigate({ hash: '' }, { replace: true });
  };
  return (
    <div className={styles.shared}>
      <p>
        <b>{shared.title}</b> {shared.text}
      </p>
      {items.length > 0 && (
        <button type="button" className={getButtonClass('ink')} onClick={handleCopy}>
          {shared.take}
        </button>
      )}
      <LocalLink className={getButtonClass('secondary')} to="my-week">
        {shared.leave}
      </LocalLink>
    </div>
  );
}
