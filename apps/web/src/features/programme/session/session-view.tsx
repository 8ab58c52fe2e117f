import { fillText } from '@kongres/content/format/marked-text';
import { SessionRows } from '../../../components/session/session-rows.tsx';
import { Subsection } from '../../../components/subsection.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ConcurrentSessions } from './concurrent-sessions.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionHead } from './session-head.tsx';
import { SessionPeople } from './session-people.tsx';
import { SessionSteps } from './session-steps.tsx';
import styles from './session-view.module.css';
import type { SessionData } from './session.server.ts';

export function SessionView({ session }: { session: SessionData }) {
  const texts = useTexts('session');
  const yours = (time: string) => fillText(texts.yours, { time });
  const { description, again } = session;
  return (
    <article className={getDayToneClass(session.n)}>
      <SessionHead session={session} />
      <div className="wrap">
        <div className={`grid lined ${styles.about}`}>
          {description && (
            <p className={styles.lead} lang={description.lang}>
              {description.text}
            </p>
          )}
          <SessionFacts session={session} />
        </div>
        <div className={styles.stage} data-steps={session.steps.length > 0 || undefined}>
          <SessionSteps session={session} />
          <SessionPeople people={session.people} />
        </div>
      </div>
      {session.same.length > 1 && <ConcurrentSessions session={session} />}
      {session.onTrack.length > 0 && (
        <Subsection title={session.isCancelled ? texts.similar : texts.more}>
          <SessionRows sessions={session.onTrack} formatLocalTime={yours} />
        </Subsection>
      )}
      {again && (
        <Subsection title={fillText(texts.again, { name: again.name })}>
          <SessionRows sessions={again.sessions} formatLocalTime={yours} />
        </Subsection>
      )}
    </article>
  );
}
