import { useTexts } from '../i18n/texts.tsx';
import type { PageId } from '../routing/page-table.ts';
import styles from './page-heading.module.css';
import { Sentence } from './sentence.tsx';

/** A page's own heading and the sentence that says what it is about. */
export function PageHeading({ page }: { page: Exclude<PageId, 'home' | 'zamowienie'> }) {
  const { heading, intro } = useTexts(page);
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
