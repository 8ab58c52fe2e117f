import type { ReactNode } from 'react';
import type { PageId } from '../page-table.ts';
import { ButtonLink } from './button-link.tsx';
import styles from './call.module.css';

/** A button that leads on, at the end of what was said. */
export function Call({ to, children }: { to: PageId; children: ReactNode }) {
  return (
    <p className={styles.call}>
      <ButtonLink to={to}>{children}</ButtonLink>
    </p>
  );
}
