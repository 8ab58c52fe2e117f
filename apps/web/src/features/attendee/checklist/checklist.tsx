import { fillText } from '@kongres/content/format/marked-text';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { ChecklistItem } from '@kongres/contract/schedule';
import { orderCalendarPath } from '@kongres/contract/paths';
import { chooseClock, useClock } from '../../../components/clock/use-clock.ts';
import { getZoneCity } from '../../../components/clock/zone-clock.ts';
import { useSavedSchedule } from '../../../components/schedule/use-saved-schedule.ts';
import { useOrderFile } from '../../../components/order/use-order-file.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { openingInstants } from '../board/use-display-clock.ts';
import { CheckRow } from './check-row.tsx';
import styles from './checklist.module.css';
import { StreamTest } from './stream-test.tsx';

interface ChecklistProps {
  token: string;
  done: ReadonlySet<string>;
  onDone: (check: ChecklistItem) => void;
  /** Booked workshops; null while booking is closed. */
  bookingCount: number | null;
  onWorkshops: () => void;
  onStale: () => void;
  hasProgramme: boolean;
}

export function Checklist(props: ChecklistProps) {
  const { token, done, onDone, bookingCount, onWorkshops, onStale, hasProgramme } = props;
  const { before, calendar, ticket } = useTexts('congress');
  const { clock, week, picture, workshop } = before.checks;
  const heading = useId();
  const { stars } = useSavedSchedule();
  const {
    visitorZone: zone,
    secondaryClock: other,
    primaryClock: leading,
  } = useClock(openingInstants);
  const clockOnPage = leading ?? other;
  const calendarFile = useOrderFile(token, orderCalendarPath, onStale, () => onDone('calendar'));
  const [isTesting, setIsTesting] = useState(false);
  const testButton = useRef<HTMLButtonElement>(null);
  const isDone = {
    clock: done.has('clock'),
    week: stars.length > 0,
    picture: done.has('picture'),
    workshop: (bookingCount ?? 0) > 0,
    calendar: done.has('calendar'),
  };
  const nextCheck = Object.entries(isDone).find(([, isChecked]) => !isChecked)?.[0];
  const getButtonKind = (name: keyof typeof isDone) =>
    name === nextCheck ? 'primary' : 'secondary';
  const doneCount = Object.values(isDone).filter(Boolean).length;
  const workshopText =
    bookingCount === null ? workshop.soon : bookingCount > 0 ? workshop.some : workshop.none;

  function handleTestEnd(isFine: boolean) {
    setIsTesting(false);
    if (isFine) onDone('picture');
    testButton.current?.focus();
  }

  return (
    <section className={styles.checklist} aria-labelledby={heading}>
      <h2 id={heading}>{before.title}</h2>
      <p className={`mono ${styles.ready}`} role="status">
        {fillText(before.progress, { n: doneCount, all: Object.keys(isDone).length })}
      </p>
      <ol>
        <CheckRow
          title={clock.title}
          isDone={isDone.clock}
          text={
            zone && clockOnPage
              ? fillText(clock.own, {
                  city: getZoneCity(zone),
                  time: clockOnPage.formatTime(openingInstants[0] ?? ''),
                })
              : clock.same
          }
        >
          {!isDone.clock && (
            <ChecklistButton
              kind={getButtonKind('clock')}
              onClick={() => {
                if (zone) chooseClock('own');
                onDone('clock');
              }}
            >
              {clock.button}
            </ChecklistButton>
          )}
        </CheckRow>
        <CheckRow
          title={week.title}
          isDone={isDone.week}
          text={
            isDone.week
              ? fillText(week.some, { n: stars.length })
              : hasProgramme
                ? week.none
                : week.soon
          }
        >
          <LocalLink
            className={getButtonClass(getButtonKind('week'))}
            to={isDone.week ? 'my-week' : 'programme'}
          >
            {isDone.week ? week.see : week.choose}
            <Icon name="arrow" />
          </LocalLink>
        </CheckRow>
        <CheckRow
          title={picture.title}
          isDone={isDone.picture}
          text={isDone.picture ? picture.done : picture.text}
          below={isTesting && <StreamTest onEnd={handleTestEnd} />}
        >
          <button
            ref={testButton}
            type="button"
            className={getButtonClass(getButtonKind('picture'))}
            aria-expanded={isTesting}
            onClick={() => setIsTesting(!isTesting)}
          >
            {isTesting ? picture.close : picture.button}
            <Icon name={isTesting ? 'close' : 'arrow'} />
          </button>
        </CheckRow>
        <CheckRow
          title={workshop.title}
          isDone={isDone.workshop}
          text={fillText(workshopText, { n: bookingCount ?? 0 })}
        >
          {bookingCount !== null && (
            <ChecklistButton kind={getButtonKind('workshop')} onClick={onWorkshops}>
              {workshop.button}
            </ChecklistButton>
          )}
        </CheckRow>
        <CheckRow
          title={calendar.title}
          isDone={isDone.calendar}
          text={calendar.text}
          below={calendarFile.refusal && <Notice {...ticket.failed} />}
        >
          <BusyButton
            kind={getButtonKind('calendar')}
            isBusy={calendarFile.isBusy}
            onClick={calendarFile.run}
          >
            <span>{calendarFile.isBusy ? ticket.busy : calendar.button}</span>
            <Icon name="download" />
          </BusyButton>
        </CheckRow>
      </ol>
    </section>
  );
}

interface ChecklistButtonProps {
  kind: 'primary' | 'secondary';
  onClick: () => void;
  children: ReactNode;
}

function ChecklistButton({ kind, onClick, children }: ChecklistButtonProps) {
  return (
    <button type="button" className={getButtonClass(kind)} onClick={onClick}>
      {children}
      <Icon name="arrow" />
    </button>
  );
}
