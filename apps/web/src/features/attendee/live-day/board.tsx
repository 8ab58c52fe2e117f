import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useMemo, type ReactNode, type Ref } from 'react';
import { useLocation } from 'react-router';
import { useMyWeek } from '../../../components/my-week/use-my-week.ts';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { noteNavigation } from '../player/arrivals.ts';
import { BoardRowLine } from './board-row.tsx';
import { LeadBand } from './lead-band.tsx';
import { leadOf, type BoardRow } from '../board/live-board.ts';
import { useHours } from '../board/use-hours.ts';
import styles from './board.module.css';

interface BoardProps {
  title: Ref<HTMLHeadingElement>;
  today: CongressData['days'][number];
  now: Date;
  rows: readonly BoardRow[];
  /** Whether programme and doors have come. */
  isKnown: boolean;
  hasFailed: boolean;
  /** How old the board is, where newer ones do not come. */
  heardAt: Date | null;
  children: ReactNode;
}

/** Now and next in all rooms, as a departure board. */
export function Board(props: BoardProps) {
  const { title, today, now, rows, isKnown, hasFailed, heardAt, children } = props;
  const texts = useTexts('live');
  const { stars } = useMyWeek();
  const starred = useMemo(() => new Set(stars), [stars]);
  const hours = useHours();
  const heading = fillText(texts.heading, { n: today.n, weekday: today.weekday });
  useStateTitle(heading);
  const { key } = useLocation();
  useEffect(() => noteNavigation(key), [key]);
  const lead = leadOf(rows, starred, now);
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
          {isKnown && heardAt
            ? fillText(texts.stale, { time: hours.time(heardAt.toISOString()) })
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
