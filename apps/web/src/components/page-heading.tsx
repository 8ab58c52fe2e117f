import type { ReactNode } from 'react';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { useTexts } from '../lib/i18n/texts.tsx';
import styles from './page-heading.module.css';
import { Sentence } from './sentence.tsx';

type HeadingNamespace = {
  [N in Namespace]: Texts[N] extends { heading: string; intro: string } ? N : never;
}[Namespace];

interface HeadingTexts {
  heading: string;
  intro: string;
  roles?: string;
}

interface PageHeadingProps {
  texts: HeadingNamespace;
  /** Below the introduction. */
  action?: ReactNode;
}

export function PageHeading({ texts, action }: PageHeadingProps) {
  const { heading, intro, roles }: HeadingTexts = useTexts(texts);
  // Only long words carry soft hyphens.
  const isLong = heading.includes('\u00ad');
  return (
    <div className="wrap">
      <header className={`grid lined ${styles.heading}`} data-long={isLong || undefined}>
        <h1>{heading}</h1>
        <div className={styles.words}>
          <p>
            <Sentence text={intro} />
          </p>
          {action}
          {roles && (
            <p className={styles.roles}>
              <Sentence text={roles} />
            </p>
          )}
        </div>
      </header>
    </div>
  );
}
