import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './contact-block.module.css';
import { Section } from '../../../components/section.tsx';

export function ContactBlock() {
  const { label, title } = useTexts('contact');
  return (
    <Section tone="ink" layout="columns" label={label} title={title} side={<ContactDetails />}>
      <div className={styles.form}>
        <ContactForm />
      </div>
    </Section>
  );
}
