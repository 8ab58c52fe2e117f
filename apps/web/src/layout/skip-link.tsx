import type { MouseEvent } from 'react';
import { useTexts } from '../lib/i18n/texts.tsx';
import { usePagePath } from '../lib/routing/use-page-path.ts';
import { shouldKeepFragment } from '@kongres/contract/pages';
import styles from './skip-link.module.css';

export function SkipLink() {
  const [, , ...rest] = usePagePath().split('/');
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={shouldKeepFragment(rest.join('/')) ? focusMainContent : undefined}
    >
      {useTexts('frame').skip}
    </a>
  );
}

/** Pages with a token in the fragment keep it. */
function focusMainContent(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}
