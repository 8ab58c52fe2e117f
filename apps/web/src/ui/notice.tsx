import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** Something went wrong, said at once to everyone. */
export function Notice({ title, text }: { title: string; text: ReactNode }) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <p>
        <b>{title}:</b> {text}
      </p>
    </div>
  );
}
