import type { ReactNode } from 'react';
import type { PageId } from '@kongres/contract/pages';
import { ButtonLink } from './links/button-link.tsx';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  to: PageId;
  search?: `?${string}`;
  hash?: `#${string}`;
  children: ReactNode;
}

export function CallToAction({ children, ...to }: CallToActionProps) {
  return (
    <p className={styles.call}>
      <ButtonLink {...to}>{children}</ButtonLink>
    </p>
  );
}
