import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Section } from '../../../components/section.tsx';
import { TitledItems } from '../../../components/titled-items.tsx';
import { ContactForm } from '../contact/contact-form.tsx';
import styles from './lead-form.module.css';
import { leadTopics, type LeadPageId } from './lead-pages.ts';

export function LeadForm({ page }: { page: LeadPageId }) {
  const { button, next } = useTexts(page);
  return (
    <Section tone="ink" title={button}>
      <div className={`grid ${styles.columns}`}>
        <ContactForm topic={leadTopics[page]} />
        <div className={styles.next}>
          <p className="mono upper dim">{next.title}</p>
          <TitledItems className={styles.steps} items={next.steps} isOrdered />
        </div>
      </div>
    </Section>
  );
}
