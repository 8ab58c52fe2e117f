import type { ReactNode } from 'react';
import styles from './player-notice.module.css';

interface PlayerNoticeProps {
  title: string;
  text?: string;
  /** Whether it is announced by screen readers. */
  isStatus?: boolean;
  children?: ReactNode;
}

/** Message in place of the video. */
export function PlayerNotice({ title, text, isStatus = false, children }: PlayerNoticeProps) {
  return (
    <div className={styles.note} role={isStatus ? 'status' : undefined}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
