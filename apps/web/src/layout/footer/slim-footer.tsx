import type { PageId } from '@kongres/contract/pages';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { LanguageLinks } from '../header/language-switcher.tsx';
import { PageLink } from '../page-link.tsx';
import styles from './slim-footer.module.css';

const pages = ['privacy', 'terms', 'accessibility', 'contact'] as const satisfies PageId[];

/** What the law and a foreign reader need, without the shop. */
export function SlimFooter() {
  const { footer } = useTexts('frame');
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.rows}`}>
        <nav aria-label={footer.label}>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <PageLink page={page} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks />
      </div>
    </footer>
  );
}
