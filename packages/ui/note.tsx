import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  title: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A highlighted box beside the text. */
export function Note({ title, heading: Heading = 'h3', children }: NoteProps) {
  return (
    <div className={styles.note}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
