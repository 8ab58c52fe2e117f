import { fillText } from '@kongres/content/format/marked-text';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { Check } from '@kongres/contract/week';
import { orderCalendarPath } from '@kongres/contract/paths';
import { chooseClock, useClock } from '../../../components/clock/use-clock.ts';
import { cityOf } from '../../../components/clock/zone-clock.ts';
import { useMyWeek } from '../../../components/my-week/use-my-week.ts';
import { useOrderFile } from '../../../components/order/use-order-file.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { anyMoment } from '../board/use-hours.ts';
import { CheckRow } from './check-row.tsx';
import styles from './checklist.module.css';
import { PictureTest } from './picture-test.tsx';

interface ChecklistProps {
  token: string;
  done: ReadonlySet<string>;
  mark: (check: Check) => void;
  /** How many workshops this ticket has a place in; null while they cannot be booked. */
  places: number | null;
  onWorkshops: () => void;
  onStale: () => void;
  hasProgramme: boolean;
}

/** Five things that make the first morning calm. */
export function Checklist(props: ChecklistProps) {
  const { token, done, mark, places, onWorkshops, onStale, hasProgramme } = props;
  const { before, calendar, ticket } = useTexts('congress');
  const { clock, week, picture, workshop } = before.checks;
  const heading = useId();
  const { stars } = useMyWeek();
  const { zone, other, leading } = useClock(anyMoment);
  const own = leading ?? other;
  const file = useOrderFile(token, orderCalendarPath, onStale, () => mark('calendar'));
  const [isTesting, setIsTesting] = useState(false);
  const tester = useRef<HTMLButtonElement>(null);
  const isDone = {
    clock: done.has('clock'),
    week: stars.length > 0,
    picture: done.has('picture'),
    workshop: (places ?? 0) > 0,
    calendar: done.has('calendar'),
  };
  const next = Object.entries(isDone).find(([, isSo]) => !isSo)?.[0];
  const kind = (name: keyof typeof isDone) => (name === next ? 'primary' : 'secondary');
  const ready = Object.values(isDone).filter(Boolean).length;
  const sentence = places === null ? workshop.soon : places > 0 ? workshop.some : workshop.none;

  function endTest(isFine: boolean) {
    setIsTesting(false);
    if (isFine) mark('picture');
    tester.current?.focus();
  }

  return (
    <section className={styles.checklist} aria-labelledby={heading}>
      <h2 id={heading}>{before.title}</h2>
      <p className={`mono ${styles.ready}`} role="status">
        {fillText(before.progress, { n: ready, all: Object.keys(isDone).length })}
      </p>
      <ol>
        <CheckRow
          title={clock.title}
          isDone={isDone.clock}
          text={
            zone && own
              ? fillText(clock.own, { city: cityOf(zone), time: own.time(anyMoment[0] ?? '') })
              : clock.same
          }
        >
          {!isDone.clock && (
            <Press
              kind={kind('clock')}
              onClick={() => {
                if (zone) chooseClock('own');
                mark('clock');
              }}
            >
              {clock.button}
            </Press>
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
            className={buttonClass(kind('week'))}
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
          below={isTesting && <PictureTest onEnd={endTest} />}
        >
          <button
            ref={tester}
            type="button"
            className={buttonClass(kind('picture'))}
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
          text={fillText(sentence, { n: places ?? 0 })}
        >
          {places !== null && (
            <Press kind={kind('workshop')} onClick={onWorkshops}>
              {workshop.button}
            </Press>
          )}
        </CheckRow>
        <CheckRow
          title={calendar.title}
          isDone={isDone.calendar}
          text={calendar.text}
          below={file.refusal && <Notice {...ticket.failed} />}
        >
          <BusyButton kind={kind('calendar')} isBusy={file.isBusy} onClick={file.run}>
            <span>{file.isBusy ? ticket.busy : calendar.button}</span>
            <Icon name="download" />
          </BusyButton>
        </CheckRow>
      </ol>
    </section>
  );
}

interface PressProps {
  kind: 'primary' | 'secondary';
  onClick: () => void;
  children: ReactNode;
}

function Press({ kind, onClick, children }: PressProps) {
  return (
    <button type="button" className={buttonClass(kind)} onClick={onClick}>
      {children}
      <Icon name="arrow" />
    </button>
  );
}
