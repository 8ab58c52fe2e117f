import type { ReactNode } from 'react';
import styles from './stage-note.module.css';

interface StageNoteProps {
  title: string;
  text?: string;
  /** Whether it comes up while somebody watches. */
  isStatus?: boolean;
  children?: ReactNode;
}

/** What is said where the picture would be. */
export function StageNote({ title, text, isStatus = false, children }: StageNoteProps) {
  return (
    <div className={styles.note} role={isStatus ? 'status' : undefined}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
