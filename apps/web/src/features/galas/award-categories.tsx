import { awardCategories } from '@kongres/content/facts/award-categories';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './award-categories.module.css';
import { Section } from '../../blocks/section.tsx';

export function AwardCategories() {
  const { categories } = useTexts('prompt-awards');
  return (
    <Section title={categories.title} lead={categories.intro}>
      <ol className={styles.categories}>
        {awardCategories.map(({ id }) => (
          <li key={id}>
            <h3>{categories.items[id].name}</h3>
            <p>{categories.items[id].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
