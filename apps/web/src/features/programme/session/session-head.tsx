import { fillText } from '@kongres/content/format/marked-text';
import { useLocalHours } from '../../../components/clock/use-local-hours.ts';
import { TrackGlyph } from '../../../components/session/track-glyph.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { SessionActions } from './session-actions.tsx';
import styles from './session-head.module.css';
import type { SessionData } from './session.server.ts';

export function SessionHead({ session }: { session: SessionData }) {
  const texts = useTexts('session');
  const localHours = useLocalHours(session.starts, session.ends);
  const { track, level, moved, isCancelled } = session;
  return (
    <header className={styles.head} data-cancelled={isCancelled}>
      <div className="wrap">
        <div className={`grid ${styles.grid}`}>
          <p className={`mono ${styles.back}`}>
            <EntryLink to="programme-day" entry={session.date}>
              {fillText(texts.back, { day: session.weekday })}
            </EntryLink>
          </p>
          <p className={`mono ${styles.kind}`}>
            <Tag>{session.type}</Tag>
            <span>
              <TrackGlyph name={track.glyph} />
              {track.name}
            </span>
            {level && <span>{level.name}</span>}
            {session.sample && <Tag>{texts.sample}</Tag>}
          </p>
          <h1 lang={session.lang}>{session.title}</h1>
          <div className={styles.when}>
            <p>
              <time dateTime={session.starts}>{session.from}</time>
            </p>
            <p className="mono">
              {session.label}
              <br />
              {fillText(texts.until, { time: session.until, minutes: session.minutes })}
              {localHours && (
                <>
                  <br />
                  {fillText(texts.yours, { time: localHours })}
                </>
              )}
            </p>
          </div>
          <SessionActions session={session} />
          {(isCancelled || moved) && (
            <p className={styles.note}>
              {isCancelled
                ? fillText(texts.cancelled, { day: session.changed ?? '' })
                : fillText(texts.moved, { time: moved ?? '' })}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
