import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useMemo, type ReactNode, type Ref } from 'react';
import { useLocation } from 'react-router';
import { useSavedSchedule } from '../../../components/schedule/use-saved-schedule.ts';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { recordNavigation } from '../player/room-navigation.ts';
import { BoardRowLine } from './board-row.tsx';
import { LeadBand } from './lead-band.tsx';
import { findLeadItem, type BoardRow } from '../board/live-board.ts';
import { useDisplayClock } from '../board/use-display-clock.ts';
import styles from './board.module.css';

interface BoardProps {
  title: Ref<HTMLHeadingElement>;
  today: CongressData['days'][number];
  now: Date;
  rows: readonly BoardRow[];
  isKnown: boolean;
  hasFailed: boolean;
  /** When the displayed board was fetched; used after a failure. */
  fetchedAt: Date | null;
  children: ReactNode;
}

export function Board(props: BoardProps) {
  const { title, today, now, rows, isKnown, hasFailed, fetchedAt, children } = props;
  const texts = useTexts('live');
  const { stars } = useSavedSchedule();
  const starredIds = useMemo(() => new Set(stars), [stars]);
  const clock = useDisplayClock();
  const heading = fillText(texts.heading, { n: today.n, weekday: today.weekday });
  useStateTitle(heading);
  const { key } = useLocation();
  useEffect(() => recordNavigation(key), [key]);
  const lead = findLeadItem(rows, starredIds, now);
  return (
    <>
      <div className={styles.head} data-has-lead={lead !== null || undefined}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
      </div>
      {lead && <LeadBand {...lead} now={now} />}
      {hasFailed && (
        <p className={styles.stale} role="status">
          {isKnown && fetchedAt
            ? fillText(texts.stale, { time: clock.formatTime(fetchedAt.toISOString()) })
            : texts.unread}
        </p>
      )}
      {isKnown && rows.length === 0 && (
        <div className={styles.empty}>
          <Notice {...texts.empty} />
        </div>
      )}
      {rows.length > 0 && (
        <>
          <div className={`mono ${styles.columns}`} aria-hidden="true">
            <span>{texts.columns.room}</span>
            <span>{texts.columns.now}</span>
            <span>{texts.columns.left}</span>
            <span>{texts.columns.next}</span>
          </div>
          <ol className={styles.rows}>
            {rows.map((row) => (
              <BoardRowLine key={row.id} row={row} now={now} />
            ))}
          </ol>
        </>
      )}
      {children}
    </>
  );
}
