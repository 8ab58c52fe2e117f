import styles from './lines.module.css';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

/** A heading and a plain list under it. */
export function Lines({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item}>
            <Sentence text={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
