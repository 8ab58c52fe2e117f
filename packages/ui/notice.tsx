import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  id?: string;
  title: string;
  text: ReactNode;
}

/** An error message, announced at once. */
export function Notice({ id, title, text }: NoticeProps) {
  return (
    <div className={styles.notice} id={id} role="alert">
      <Icon name="alert" />
      <p>
        <b>{title}:</b> {text}
      </p>
    </div>
  );
}
