import { memo, useRef } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { useAddress } from '../../lib/routing/use-address.ts';
import { Later } from '../../lib/deferred-hydration/later.tsx';
import { menu } from '../menu.ts';
import { PageLink } from '../page-link.tsx';
import { Dropdown } from './dropdown.tsx';
import styles from './header.module.css';

/** The menu of a wide screen. On a phone nobody sees it, and React leaves it alone. */
export const HeaderNav = memo(function HeaderNav() {
  const texts = useTexts('frame');
  const address = useAddress();
  const nav = useRef<HTMLElement>(null);
  return (
    <nav className={styles.nav} ref={nav} aria-label={texts.nav.label}>
      <Later place={nav}>
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
      </Later>
    </nav>
  );
});
