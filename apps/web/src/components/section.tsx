import { useId, useRef, type ReactNode } from 'react';
import { DeferredHydration } from '../lib/deferred-hydration/deferred-hydration.tsx';
import styles from './section.module.css';

interface SectionProps {
  label?: string;
  title: string;
  lead?: ReactNode;
  /** Links, buttons or a note beside the heading. */
  side?: ReactNode;
  tone?: 'paper' | 'sunken' | 'ink';
  /** `columns` puts the heading to the left of the content on wide screens. */
  layout?: 'rows' | 'columns';
  id?: string;
  children?: ReactNode;
}

export function Section({
  label,
  title,
  lead,
  side,
  tone = 'paper',
  layout = 'rows',
  id,
  children,
}: SectionProps) {
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
      <DeferredHydration container={section}>
        <div className="wrap">
          <div className="lined" data-layout={layout}>
            <header className={`grid ${styles.head}`} data-labelled={Boolean(label) || undefined}>
              {label && <p className={`mono upper ${styles.label}`}>{label}</p>}
              <h2 id={heading}>{title}</h2>
              {lead && <p className={styles.lead}>{lead}</p>}
              {side && <div className={styles.side}>{side}</div>}
            </header>
            {children && <div className={styles.body}>{children}</div>}
          </div>
        </div>
      </DeferredHydration>
    </section>
  );
}
