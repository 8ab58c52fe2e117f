import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
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
        <h2 id="about">{title}</h2>
        <div className={styles.text}>
          {body.map((paragraph) => (
            <p key={paragraph}>
              <Sentence text={paragraph} topic={contest ? 'contests' : undefined} />
            </p>
          ))}
        </div>
        <div className={styles.boxes}>
          <div>
            <h3>{who}</h3>
            <p>{whoText}</p>
          </div>
          {contest && !isOver && (
            <div>
              <h3>{contestTexts.title}</h3>
              <p>
                <ContestRules
                  textBeforePublication={contestTexts.text}
                  publishedText={contestTexts.rules}
                  rules={contest.rules}
                  topic="contests"
                />
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
