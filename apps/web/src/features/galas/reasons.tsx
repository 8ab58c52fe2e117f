import { Section } from '../../blocks/section.tsx';
import { Sentence } from '../../blocks/sentence.tsx';
import styles from './reasons.module.css';

/** Why come: short lines, large, counted. */
export function Reasons({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Section title={title}>
      <ol className={styles.reasons}>
        {items.map((item) => (
          <li key={item}>
            <Sentence text={item} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
