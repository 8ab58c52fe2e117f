import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import styles from './no-results.module.css';
import type { PreparedSearch } from './prepare-search.ts';

interface NoResultsProps {
  query: string;
  texts: PreparedSearch['texts'];
  close: () => void;
}

const suggestedPages = ['programme', 'faq', 'contact'] as const;

export function NoResults({ query, texts, close }: NoResultsProps) {
  const { pages } = useTexts('frame');
  return (
    <div className={styles.nothing}>
      <p className={styles.sentence}>
        {fillText(texts.none, { title: query.trim().slice(0, 60) })}
      </p>
      <p>{texts.noneHint}</p>
      <ul>
        {suggestedPages.map((page) => (
          <li key={page}>
            <LocalLink to={page} onClick={close}>
              {pages[page]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
