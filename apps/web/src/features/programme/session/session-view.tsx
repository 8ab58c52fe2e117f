import { fillText } from '@kongres/content/format/marked-text';
import { SessionRows } from '../../../components/session/session-rows.tsx';
import { Part } from '../../../components/part.tsx';
import { dayTone } from '../../../components/tones/day-tone.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { SameTime } from './same-time.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionHead } from './session-head.tsx';
import { SessionPeople } from './session-people.tsx';
import { SessionSteps } from './session-steps.tsx';
import styles from './session-view.module.css';
import type { SessionData } from './session.server.ts';

/** The timetable seen close up: the hour, what is said in it, minute by minute, and what goes on beside it. */
export function SessionView({ session }: { session: SessionData }) {
  const texts = useTexts('session');
  const yours = (time: string) => fillText(texts.yours, { time });
  const { description, again } = session;
  return (
    <article className={dayTone(session.n)}>
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
      {session.same.length > 1 && <SameTime session={session} />}
      {session.onTrack.length > 0 && (
        <Part title={session.isCancelled ? texts.similar : texts.more}>
          <SessionRows sessions={session.onTrack} yours={yours} />
        </Part>
      )}
      {again && (
        <Part title={fillText(texts.again, { name: again.name })}>
          <SessionRows sessions={again.sessions} yours={yours} />
        </Part>
      )}
    </article>
  );
}
