import { useId, type RefObject } from 'react';
import { edition } from '@kongres/content/facts/edition';
import { toLocalDay, formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { pickTranslation } from '@kongres/content/format/pick-translation';
import type { ProblemCode } from '@kongres/contract/problem';
import type { Workshop } from '@kongres/contract/workshops';
import { useClock } from '../../../components/clock/use-clock.ts';
import { createZoneClock } from '../../../components/clock/zone-clock.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryName } from '../../../lib/routing/entry-name.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { openingInstants } from '../board/use-display-clock.ts';
import type { Workshops } from './use-workshops.ts';
import styles from './workshop-list.module.css';

interface WorkshopListProps {
  workshops: Workshops;
  isOpen: boolean;
  title: RefObject<HTMLHeadingElement | null>;
}

export function WorkshopList({ workshops, isOpen, title }: WorkshopListProps) {
  const { before } = useTexts('congress');
  const texts = before.workshops;
  const heading = useId();
  const rows = workshops.workshops;
  return (
    <section className={styles.workshops} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{getLeadText()}</p>
      {workshops.hasFailed && !rows && (
        <>
          <Notice {...texts.failed} />
          <button type="button" className={getButtonClass('secondary')} onClick={workshops.retry}>
            {texts.again}
          </button>
        </>
      )}
      {rows && rows.length > 0 && (
        <ol>
          {rows.map((row) => (
            <WorkshopRow key={row.id} row={row} isOpen={isOpen} workshops={workshops} />
          ))}
        </ol>
      )}
    </section>
  );

  function getLeadText(): string {
    if (rows?.length === 0) return texts.none;
    return isOpen ? texts.lead : texts.soon;
  }
}

interface WorkshopRowProps {
  row: Workshop;
  isOpen: boolean;
  workshops: Workshops;
}

function WorkshopRow({ row, isOpen, workshops }: WorkshopRowProps) {
  const { id: code } = useLanguage();
  const { before } = useTexts('congress');
  const texts = before.workshops;
  const { primaryClock: leading } = useClock(openingInstants);
  const { text, lang } = pickTranslation(row.title, code);
  const { busy, refused } = workshops;
  const isBusy = busy === row.id;
  const action = row.own
    ? row.own === 'booked'
      ? 'give'
      : 'leave'
    : row.free > 0
      ? 'book'
      : 'wait';
  const starts = new Date(row.starts);
  // In the same time zone as the hours.
  const day = leading ? new Intl.DateTimeFormat('sv').format(starts) : toLocalDay(starts);
  const clock = leading ?? createZoneClock(edition.timeZone, code);
  return (
    <li data-own={row.own ?? undefined}>
      <p className={`mono ${styles.when}`}>
        <time dateTime={row.starts}>
          {formatDay(day, code, 'weekdayShort')},{' '}
          <span>{clock.formatHours(row.starts, row.ends)}</span>
        </time>
      </p>
      <div className={styles.words}>
        <h3 lang={lang}>
          <EntryName to="session" entry={row.id} hasPage>
            {text}
          </EntryName>
        </h3>
        <p role="status">
          {fillText(getStateText(row), { n: getShownCount(row), all: row.seats })}
        </p>
        {refused?.workshop === row.id && <Notice {...getRefusalText(refused.code)} />}
      </div>
      {isOpen && (
        <BusyButton
          kind={row.own ? 'quiet' : row.free > 0 ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void workshops.setBooking(row.id, row.own === null)}
        >
          {isBusy ? texts.busy : texts[action]}
          <span className="visually-hidden">: {text}</span>
        </BusyButton>
      )}
    </li>
  );

  function getStateText({ own, free, ahead }: Workshop): string {
    if (own === 'booked') return texts.booked;
    if (own === 'waiting') return ahead > 0 ? texts.waiting : texts.first;
    if (free > 0) return texts.free;
    return ahead > 0 ? texts.queue : texts.full;
  }

  function getRefusalText(problem: ProblemCode | null) {
    const { overlaps, closed, tooOften, failed } = texts.refused;
    if (problem === 'overlaps') return overlaps;
    if (problem === 'closed' || problem === 'edition_over') return closed;
    return problem === 'too_many_requests' ? tooOften : failed;
  }
}

function getShownCount({ own, free, ahead }: Workshop): number {
  return own === null && free > 0 ? free : ahead;
}
