import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Note } from '@kongres/ui/note.tsx';
import { ContestRules } from './contest-rules.tsx';
import styles from './gala-about.module.css';
import type { GalaData } from './gala.server.ts';
import { Sentence } from '../../../components/sentence.tsx';

interface GalaAboutProps extends Pick<ReturnType<GalaData>, 'contest'> {
  title: string;
  body: readonly string[];
}

/** What the evening is, beside who may come and how its contest is entered. */
export function GalaAbout({ title, body, contest }: GalaAboutProps) {
  const { who, whoText, contest: entering } = useTexts('gala');
  const isOver = usePhase() === 'after';
  return (
    <section className="wrap" aria-labelledby="about">
      <div className={`grid lined ${styles.about}`}>
        <h2 id="about" className="mono upper">
          {title}
        </h2>
        <div className={styles.text}>
          {body.map((paragraph) => (
            <p key={paragraph}>
              <Sentence text={paragraph} topic={contest ? 'contests' : undefined} />
            </p>
          ))}
        </div>
        <div className={styles.note}>
          <Note title={who}>
            <p>{whoText}</p>
          </Note>
          {contest && !isOver && (
            <Note title={entering.title}>
              <p>
                <ContestRules
                  before={entering.text}
                  published={entering.rules}
                  rules={contest.rules}
                  topic="contests"
                />
              </p>
            </Note>
          )}
        </div>
      </div>
    </section>
  );
}
