import { memo, useRef } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { DeferredHydration } from '../../lib/deferred-hydration/deferred-hydration.tsx';
import styles from './footer.module.css';
import { listFooterPages } from '../menu.ts';
import { PageLink } from '../page-link.tsx';

/** Memoised: footer texts arrive later and do not concern it. */
export const FooterNav = memo(function FooterNav() {
  const nav = useRef<HTMLElement>(null);
  const { footer, pages } = useTexts('frame');
  return (
    <nav className={styles.nav} ref={nav} aria-label={footer.label}>
      <DeferredHydration container={nav} until="touched">
        {(['main', 'more'] as const).map((part) => (
          <div key={part}>
            <h2 className="mono upper">{footer[part]}</h2>
            <ul>
              {listFooterPages(part)
                .filter((page) => page in pages)
                .map((page) => (
                  <li key={page}>
                    <PageLink page={page} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </DeferredHydration>
    </nav>
  );
});
