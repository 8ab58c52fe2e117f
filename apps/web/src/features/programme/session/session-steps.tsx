import { fillText } from '@kongres/content/format/marked-text';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './session-steps.module.css';
import type { SessionData } from './session.server.ts';

/** Agenda with row heights by duration, followed by the next session in the room. */
export function SessionSteps({ session: { steps, until, next } }: { session: SessionData }) {
  const texts = useTexts('session');
  if (steps.length === 0 && !next) return null;
  return (
    <section className={styles.steps}>
      {steps.length > 0 && <h2>{texts.steps}</h2>}
      <ol>
        {steps.map(({ from, minutes, length, text, lang }) => (
          <li key={from} data-fives={Math.min(12, Math.ceil(minutes / 5))}>
            <span className="mono">{from}</span>
            <b lang={lang}>{text}</b>
            <span className="mono dim">{length}</span>
          </li>
        ))}
        <li>
          <span className="mono">{until}</span>
          <span>
            {texts.end}{' '}
            {next && (
              <>
                {fillText(texts.next, { time: next.from })}{' '}
                <EntryLink to="session" entry={next.id}>
                  <span lang={next.lang}>{next.title}</span>
                </EntryLink>
              </>
            )}
          </span>
        </li>
      </ol>
    </section>
  );
}
