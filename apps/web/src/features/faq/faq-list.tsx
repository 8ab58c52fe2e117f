import { useTexts } from '../../i18n/texts.tsx';
import styles from './faq-list.module.css';
import { FaqQuestions } from './faq-questions.tsx';
import { Section } from '../../blocks/section.tsx';
import { Sentence } from '../../blocks/sentence.tsx';

export function FaqList() {
  const faq = useTexts('faq');
  return (
    <Section label={faq.label} title={faq.title} lead={<Sentence text={faq.more} />}>
      <div className={styles.questions}>
        <FaqQuestions />
      </div>
    </Section>
  );
}
