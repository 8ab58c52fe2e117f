import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import { Later } from '../../../lib/deferred-hydration/later.tsx';
import styles from './long-text.module.css';
import { Sentence } from '../../../components/sentence.tsx';

type LongTextPage = Extract<PageId, 'privacy' | 'terms' | 'accessibility'>;

/** A long text with its table of contents. */
export function LongText({ page }: { page: LongTextPage }) {
  const layout = useRef<HTMLDivElement>(null);
  const { sections } = useTexts(page);
  const { contents, since } = useTexts('long-text');
  return (
    <div className="wrap">
      <div className={`grid lined ${styles.layout}`} ref={layout}>
        <Later place={layout} until="touched">
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">{contents}</h2>
            <ol>
              {sections.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${anchor(index)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            <p>{since}</p>
            {sections.map(({ title, body, list }, index) => (
              <section key={title} aria-labelledby={anchor(index)}>
                <h2 id={anchor(index)}>{title}</h2>
                {body.map((paragraph) => (
                  <p key={paragraph}>
                    <Sentence text={paragraph} />
                  </p>
                ))}
                {list.length > 0 && (
                  <ul>
                    {list.map((item) => (
                      <li key={item}>
                        <Sentence text={item} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </Later>
      </div>
    </div>
  );
}

/** Numbered, so that a link to a paragraph is the same in every language. */
function anchor(index: number): string {
  return `p${index + 1}`;
}
