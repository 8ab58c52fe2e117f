import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Note } from '@kongres/ui/note.tsx';
import styles from './contact-topics.module.css';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { TitledItems } from '../../../components/titled-items.tsx';

export function ContactTopics() {
  const { topics, reply } = useTexts('contact-page');
  return (
    <Section title={topics.title}>
      <div className={styles.layout}>
        <TitledItems className={styles.topics} items={topics.items} />
        <Note title={reply.title}>
          <p>
            <Sentence text={reply.text} />
          </p>
        </Note>
      </div>
    </Section>
  );
}
