import { useId, useRef, type ReactNode } from 'react';
import { Later } from '../lib/deferred-hydration/later.tsx';
import styles from './section.module.css';

interface SectionProps {
  label?: string;
  title: string;
  /** The sentence beside or under the heading. */
  lead?: ReactNode;
  /** What stands in the margin of the heading: links, buttons, a note. */
  side?: ReactNode;
  /** The ground it is printed on. */
  tone?: 'paper' | 'sunken' | 'ink';
  id?: string;
  children?: ReactNode;
}

/** A congress block: a ruled opening with its label and heading, then what it says. */
export function Section({ label, title, lead, side, tone = 'paper', id, children }: SectionProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section
      className={styles.section}
      id={id}
      ref={section}
      aria-labelledby={heading}
      data-tone={tone}
    >
      <Later place={section}>
        <div className="wrap">
          <div className="lined">
            <header className={`grid ${styles.head}`} data-labelled={Boolean(label) || undefined}>
              {label && <p className={`mono upper ${styles.label}`}>{label}</p>}
              <h2 id={heading}>{title}</h2>
              {lead && <p className={styles.lead}>{lead}</p>}
              {side && <div className={styles.side}>{side}</div>}
            </header>
            {children && <div className={styles.body}>{children}</div>}
          </div>
        </div>
      </Later>
    </section>
  );
}
