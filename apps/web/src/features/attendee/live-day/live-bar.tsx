import { admissions, type AdmissionId } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { edition } from '@kongres/content/facts/edition';
import { useClock } from '../../../components/clock/use-clock.ts';
import { zoneClock } from '../../../components/clock/zone-clock.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { TicketBar } from '../shared/ticket-bar.tsx';
import { anyMoment } from '../board/use-hours.ts';
import styles from './live-bar.module.css';

interface LiveBarProps {
  ticket: AdmissionId;
  today: CongressData['days'][number];
  now: Date;
}

/** Instead of the shop window: the day, and the time here and there. */
export function LiveBar({ ticket, today, now }: LiveBarProps) {
  const clocks = useTexts('clock');
  const { homeLink } = useTexts('frame');
  const { id } = useLanguage();
  const { zone } = useClock(anyMoment);
  const at = now.toISOString();
  return (
    <TicketBar ticket={pick(admissions, ticket).name}>
      <LocalLink className={styles.logo} to="home" aria-label={homeLink}>
        <img src="/art/logo.svg" alt="" width={38} height={30} />
      </LocalLink>
      <p className={styles.day}>{today.long}</p>
      <p className={styles.clock}>
        <b>{zoneClock(edition.timeZone, id).time(at)}</b>{' '}
        <span className="mono">{clocks.home}</span>
      </p>
      {zone && (
        <p className={styles.clock} data-own>
          <b>{zoneClock(zone, id).time(at)}</b> <span className="mono">{clocks.own}</span>
        </p>
      )}
    </TicketBar>
  );
}
