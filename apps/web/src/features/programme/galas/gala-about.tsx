import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Note } from '@kongres/ui/note.tsx';
import { ContestRules } from './contest-rules.tsx';
import styles from './gala-about.module.css';
import type { GalaDataBuilder } from './gala.server.ts';
import { Sentence } from '../../../components/sentence.tsx';

interface GalaAboutProps extends Pick<ReturnType<GalaDataBuilder>, 'contest'> {
  title: string;
  body: readonly string[];
}

export function GalaAbout({ title, body, contest }: GalaAboutProps) {
  const { who, whoText, contest: contestTexts } = useTexts('gala');
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
            <Note title={contestTexts.title}>
              <p>
                <ContestRules
                  textBeforePublication={contestTexts.text}
                  publishedText={contestTexts.rules}
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
