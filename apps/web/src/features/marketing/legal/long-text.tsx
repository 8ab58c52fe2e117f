import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import { DeferredHydration } from '../../../lib/deferred-hydration/deferred-hydration.tsx';
import styles from './long-text.module.css';
import { Sentence } from '../../../components/sentence.tsx';

type LongTextPage = Extract<PageId, 'privacy' | 'terms' | 'accessibility'>;

export function LongText({ page }: { page: LongTextPage }) {
  const layout = useRef<HTMLDivElement>(null);
  const { sections } = useTexts(page);
  const { contents, since } = useTexts('long-text');
  return (
    <div className="wrap">
      <div className={`grid lined ${styles.layout}`} ref={layout}>
        <DeferredHydration container={layout} until="touched">
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">{contents}</h2>
            <ol>
              {sections.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${getSectionId(index)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            <p>{since}</p>
            {sections.map(({ title, body, list }, index) => (
              <section key={title} aria-labelledby={getSectionId(index)}>
                <h2 id={getSectionId(index)}>{title}</h2>
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
        </DeferredHydration>
      </div>
    </div>
  );
}

/** Numbered instead of slugged: links to a section are the same in every language. */
function getSectionId(index: number): string {
  return `p${index + 1}`;
}
