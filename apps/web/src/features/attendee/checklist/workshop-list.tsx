import { useId, type RefObject } from 'react';
import { edition } from '@kongres/content/facts/edition';
import { dayAt, formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { writtenIn } from '@kongres/content/format/written-in';
import type { ProblemCode } from '@kongres/contract/problem';
import type { Workshop } from '@kongres/contract/workshops';
import { useClock } from '../../../components/clock/use-clock.ts';
import { zoneClock } from '../../../components/clock/zone-clock.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryName } from '../../../lib/routing/entry-name.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { anyMoment } from '../board/use-hours.ts';
import type { Workshops } from './use-workshops.ts';
import styles from './workshop-list.module.css';

interface WorkshopListProps {
  workshops: Workshops;
  isOpen: boolean;
  title: RefObject<HTMLHeadingElement | null>;
}

/** Every workshop that is still to come, and the ticket's place in it. */
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
      <p className={styles.lead}>{lead()}</p>
      {workshops.hasFailed && !rows && (
        <>
          <Notice {...texts.failed} />
          <button type="button" className={buttonClass('secondary')} onClick={workshops.again}>
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

  function lead(): string {
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
  const { leading } = useClock(anyMoment);
  const { text, lang } = writtenIn(row.title, code);
  const { busy, refused } = workshops;
  const isBusy = busy === row.id;
  const name = row.own ? (row.own === 'booked' ? 'give' : 'leave') : row.free > 0 ? 'book' : 'wait';
  const starts = new Date(row.starts);
  // Its day by the same clock as its hours.
  const day = leading ? new Intl.DateTimeFormat('sv').format(starts) : dayAt(starts);
  const clock = leading ?? zoneClock(edition.timeZone, code);
  return (
    <li data-own={row.own ?? undefined}>
      <p className={`mono ${styles.when}`}>
        <time dateTime={row.starts}>
          {formatDay(day, code, 'weekdayShort')}, <span>{clock.hours(row.starts, row.ends)}</span>
        </time>
      </p>
      <div className={styles.words}>
        <h3 lang={lang}>
          <EntryName to="session" entry={row.id} hasPage>
            {text}
          </EntryName>
        </h3>
        <p role="status">{fillText(stateOf(row), { n: countOf(row), all: row.seats })}</p>
        {refused?.workshop === row.id && <Notice {...refusal(refused.code)} />}
      </div>
      {isOpen && (
        <BusyButton
          kind={row.own ? 'quiet' : row.free > 0 ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void workshops.set(row.id, row.own === null)}
        >
          {isBusy ? texts.busy : texts[name]}
          <span className="visually-hidden">: {text}</span>
        </BusyButton>
      )}
    </li>
  );

  function stateOf({ own, free, ahead }: Workshop): string {
    if (own === 'booked') return texts.booked;
    if (own === 'waiting') return ahead > 0 ? texts.waiting : texts.first;
    if (free > 0) return texts.free;
    return ahead > 0 ? texts.queue : texts.full;
  }

  function refusal(why: ProblemCode | null) {
    const { overlaps, closed, tooOften, failed } = texts.refused;
    if (why === 'overlaps') return overlaps;
    if (why === 'closed' || why === 'edition_over') return closed;
    return why === 'too_many_requests' ? tooOften : failed;
  }
}

function countOf({ own, free, ahead }: Workshop): number {
  return own === null && free > 0 ? free : ahead;
}
