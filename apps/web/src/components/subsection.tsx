import { useId, type ReactNode } from 'react';
import styles from './subsection.module.css';

interface SubsectionProps {
  title: string;
  children: ReactNode;
}

/** A section with a smaller heading. */
export function Subsection({ title, children }: SubsectionProps) {
  const heading = useId();
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
