import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionItem {
  id: string;
  summary: string;
  content: ReactNode;
}

/** At most one item is open: native exclusive <details>. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, summary, content }) => (
        <details key={id} id={id} name={name}>
          <summary>
            <h3>{summary}</h3>
            <span className={styles.toggle}>
              <Icon name="plus" />
            </span>
          </summary>
          <p>{content}</p>
        </details>
      ))}
    </div>
  );
}
