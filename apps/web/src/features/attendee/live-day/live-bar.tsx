import { admissions, type AdmissionId } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { edition } from '@kongres/content/facts/edition';
import { useClock } from '../../../components/clock/use-clock.ts';
import { createZoneClock } from '../../../components/clock/zone-clock.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { TicketBar } from '../shared/ticket-bar.tsx';
import { openingInstants } from '../board/use-display-clock.ts';
import styles from './live-bar.module.css';

interface LiveBarProps {
  ticket: AdmissionId;
  today: CongressData['days'][number];
  now: Date;
}

/** Replaces the site header on congress days: the day, congress time and local time. */
export function LiveBar({ ticket, today, now }: LiveBarProps) {
  const clocks = useTexts('clock');
  const { homeLink } = useTexts('frame');
  const { id } = useLanguage();
  const { visitorZone: zone } = useClock(openingInstants);
  const at = now.toISOString();
  return (
    <TicketBar ticket={getRow(admissions, ticket).name}>
      <LocalLink className={styles.logo} to="home" aria-label={homeLink}>
        <img src="/art/logo.svg" alt="" width={38} height={30} />
      </LocalLink>
      <p className={styles.day}>{today.long}</p>
      <p className={styles.clock}>
        <b>{createZoneClock(edition.timeZone, id).formatTime(at)}</b>{' '}
        <span className="mono">{clocks.home}</span>
      </p>
      {zone && (
        <p className={styles.clock} data-own>
          <b>{createZoneClock(zone, id).formatTime(at)}</b>{' '}
          <span className="mono">{clocks.own}</span>
        </p>
      )}
    </TicketBar>
  );
}
