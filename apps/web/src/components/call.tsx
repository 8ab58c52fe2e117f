import type { ReactNode } from 'react';
import type { PageId } from '@kongres/contract/pages';
import { ButtonLink } from './links/button-link.tsx';
import styles from './call.module.css';

interface CallProps {
  to: PageId;
  search?: `?${string}`;
  hash?: `#${string}`;
  children: ReactNode;
}

/** A button that leads on, at the end of what was said. */
export function Call({ children, ...to }: CallProps) {
  return (
    <p className={styles.call}>
      <ButtonLink {...to}>{children}</ButtonLink>
    </p>
  );
}
