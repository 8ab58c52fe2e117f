import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  title: string;
  /** The level that fits what it stands beside. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** The highlighter: what a reader should not miss, beside the text. */
export function Note({ title, heading: Heading = 'h3', children }: NoteProps) {
  return (
    <div className={styles.note}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
