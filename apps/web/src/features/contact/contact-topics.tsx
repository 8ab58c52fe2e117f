import { useTexts } from '../../i18n/texts.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './contact-topics.module.css';
import { Section } from '../../blocks/section.tsx';
import { Sentence } from '../../blocks/sentence.tsx';
import { TitledItems } from '../../blocks/titled-items.tsx';

/** Who answers what, and how soon. */
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
