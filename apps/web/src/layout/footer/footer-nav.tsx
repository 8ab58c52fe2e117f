import { memo, useRef } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { Later } from '../../lib/deferred-hydration/later.tsx';
import styles from './footer.module.css';
import { footerPages } from '../menu.ts';
import { PageLink } from '../page-link.tsx';

/** The organiser's words around it come later; it stays as it is. */
export const FooterNav = memo(function FooterNav() {
  const nav = useRef<HTMLElement>(null);
  const { footer, pages } = useTexts('frame');
  return (
    <nav className={styles.nav} ref={nav} aria-label={footer.label}>
      <Later place={nav} until="touched">
        {(['main', 'more'] as const).map((part) => (
          <div key={part}>
            <h2 className="mono upper">{footer[part]}</h2>
            <ul>
              {footerPages(part)
                .filter((page) => page in pages)
                .map((page) => (
                  <li key={page}>
                    <PageLink page={page} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </Later>
    </nav>
  );
});
