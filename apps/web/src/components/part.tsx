import { useId, type ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A part of a page about one thing: ruled like a section, with a quieter heading. */
export function Part({ title, children }: PartProps) {
  const heading = useId();
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
