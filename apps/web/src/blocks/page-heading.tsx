import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { useTexts } from '../i18n/texts.tsx';
import styles from './page-heading.module.css';
import { Sentence } from './sentence.tsx';

type HeadedTexts = {
  [N in Namespace]: Texts[N] extends { heading: string; intro: string } ? N : never;
}[Namespace];

/** A page's own heading and the sentence that says what it is about. */
export function PageHeading({ texts }: { texts: HeadedTexts }) {
  const { heading, intro } = useTexts(texts);
  return (
    <div className="wrap">
      <header className={`grid lined ${styles.heading}`}>
        <h1>{heading}</h1>
        <p>
          <Sentence text={intro} />
        </p>
      </header>
    </div>
  );
}
