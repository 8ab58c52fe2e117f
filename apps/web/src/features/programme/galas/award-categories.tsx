import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { AwardCategoryData } from './award-categories.server.ts';
import styles from './award-categories.module.css';
import { Section } from '../../../components/section.tsx';

export function AwardCategories({ categories }: { categories: readonly AwardCategoryData[] }) {
  const { title, intro } = useTexts('prompt-awards').categories;
  return (
    <Section title={title} lead={intro}>
      <ol className={styles.categories}>
        {categories.map(({ id, name, text }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
