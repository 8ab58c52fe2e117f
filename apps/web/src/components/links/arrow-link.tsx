import type { ComponentProps } from 'react';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './arrow-link.module.css';

export function ArrowLink({ children, ...link }: ComponentProps<typeof LocalLink>) {
  return (
    <LocalLink className={styles.link} {...link}>
      {children}
      <Icon name="arrow" />
    </LocalLink>
  );
}
