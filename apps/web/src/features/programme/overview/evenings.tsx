import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ContestRules } from '../galas/contest-rules.tsx';
import { ArrowLink } from '../../../components/links/arrow-link.tsx';
import { getContactLink } from '../../../components/links/contact-links.ts';
import { Section } from '../../../components/section.tsx';
import styles from './sample-day.module.css';
import type { EveningData } from './evenings.server.ts';

/** Events without sessions: the galas and the AI Challenge. */
export function Evenings({ evenings, challengeRules }: EveningData) {
  const texts = useTexts('programme');
  const { challenge } = texts;
  const isOver = usePhase() === 'after';
  return (
    <Section {...texts.evenings.list}>
      <ul className={styles.day}>
        {evenings.map(({ id, name, date, hours }) => (
          <li key={id} className="grid">
            <p className={`mono ${styles.hours}`}>
              {date} <span className={styles.span}>{hours}</span>
            </p>
            <div className={styles.what}>
              <p className={styles.text}>
                <LocalLink to={id}>{name}</LocalLink>
              </p>
            </div>
          </li>
        ))}
        <li className="grid" id="ai-challenge">
          <p className={`mono ${styles.hours}`}>
            <ContestRules
              textBeforePublication={challenge.follows}
              publishedText={challenge.rules}
              rules={challengeRules}
              topic="ai-challenge"
            />
          </p>
          <div className={styles.what}>
            <h3 className={styles.text}>{challenge.title}</h3>
            <p>{challenge.text}</p>
            {!isOver && (
              <p>
                <ArrowLink {...getContactLink('ai-challenge')}>{challenge.ask}</ArrowLink>
              </p>
            )}
          </div>
        </li>
      </ul>
    </Section>
  );
}
