import styles from './fact-list.module.css';
import { Sentence } from './sentence.tsx';

export function FactList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Sentence text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
