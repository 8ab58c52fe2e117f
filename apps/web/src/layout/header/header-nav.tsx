import { memo, useRef } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { usePagePath } from '../../lib/routing/use-page-path.ts';
import { DeferredHydration } from '../../lib/deferred-hydration/deferred-hydration.tsx';
import { menu } from '../menu.ts';
import { PageLink } from '../page-link.tsx';
import { Dropdown } from './dropdown.tsx';
import styles from './header.module.css';

/** Desktop menu; not hydrated on phones, where it is hidden. */
export const HeaderNav = memo(function HeaderNav() {
  const texts = useTexts('frame');
  const address = usePagePath();
  const nav = useRef<HTMLElement>(null);
  return (
    <nav className={styles.nav} ref={nav} aria-label={texts.nav.label}>
      <DeferredHydration container={nav}>
        <ul className={styles.entries}>
          {menu.map((entry) =>
            'group' in entry ? (
              <Dropdown key={entry.group + address} group={entry.group} pages={entry.pages} />
            ) : (
              <li key={entry.page}>
                <PageLink page={entry.page} />
              </li>
            ),
          )}
        </ul>
      </DeferredHydration>
    </nav>
  );
});
