import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { useTexts } from '../lib/i18n/texts.tsx';
import styles from './page-heading.module.css';
import { Sentence } from './sentence.tsx';

type HeadedTexts = {
  [N in Namespace]: Texts[N] extends { heading: string; intro: string } ? N : never;
}[Namespace];

interface Words {
  heading: string;
  intro: string;
  roles?: string;
}

/** A page's own heading and what it is about; below that, where several pages are alike, who is who. */
export function PageHeading({ texts }: { texts: HeadedTexts }) {
  const { heading, intro, roles }: Words = useTexts(texts);
  // Whoever writes a long word tells with soft hyphens where it may break.
  const isLong = heading.includes('\u00ad');
  return (
    <div className="wrap">
      <header className={`grid lined ${styles.heading}`} data-long={isLong || undefined}>
        <h1>{heading}</h1>
        <div className={styles.words}>
          <p>
            <Sentence text={intro} />
          </p>
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
