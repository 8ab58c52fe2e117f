import type { MouseEvent } from 'react';
import { useTexts } from '../lib/i18n/texts.tsx';
import { useAddress } from '../lib/routing/use-address.ts';
import { keepsFragment } from '@kongres/contract/pages';
import styles from './skip-link.module.css';

export function SkipLink() {
  const [, , ...rest] = useAddress().split('/');
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={keepsFragment(rest.join('/')) ? goWithoutFragment : undefined}
    >
      {useTexts('frame').skip}
    </a>
  );
}

/** Where the page is told by its fragment, it stays. */
function goWithoutFragment(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}
