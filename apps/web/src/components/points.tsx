import styles from './points.module.css';
import { Section } from './section.tsx';
import { TitledItems } from './titled-items.tsx';

interface PointsProps {
  title: string;
  lead?: string;
  items: readonly { title: string; text: string }[];
  isOrdered?: boolean;
}

export function Points({ title, lead, items, isOrdered = false }: PointsProps) {
  return (
    <Section title={title} lead={lead}>
      <TitledItems className={styles.points} items={items} isOrdered={isOrdered} />
    </Section>
  );
}
