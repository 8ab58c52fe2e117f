import styles from './list-section.module.css';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

export function ListSection({ title, items }: { title: string; items: readonly string[] }) {
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
