import { useId, type ReactNode } from 'react';
import { Sentence } from '../../../components/sentence.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './opening-times.module.css';

export function OpeningTimes({ children }: { children?: ReactNode }) {
  const { opens } = useTexts('congress');
  const heading = useId();
  return (
    <section className={styles.opens} aria-labelledby={heading}>
      <h2 id={heading}>{opens.title}</h2>
      <ol>
        {opens.items.map(({ when, title, text }) => (
          <li key={title}>
            <p className={`mono ${styles.when}`}>{when}</p>
            <div>
              <h3>{title}</h3>
              <p>
                <Sentence text={text} />
              </p>
            </div>
          </li>
        ))}
        {children && <li className={styles.own}>{children}</li>}
      </ol>
    </section>
  );
}
