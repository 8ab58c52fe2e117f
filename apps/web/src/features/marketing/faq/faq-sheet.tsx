import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Note } from '@kongres/ui/note.tsx';
import type { QuestionData } from './faq.server.ts';
import { FaqQuestions } from './faq-questions.tsx';
import styles from './faq-sheet.module.css';
import { Sentence } from '../../../components/sentence.tsx';

interface FaqSheetProps {
  questions: readonly QuestionData[];
  further: readonly QuestionData[];
}

export function FaqSheet({ questions, further }: FaqSheetProps) {
  const faq = useTexts('faq');
  return (
    <div className="wrap">
      <div className={`grid lined ${styles.sheet}`}>
        <div className={styles.note}>
          <Note title={faq.title} heading="h2">
            <p>
              <Sentence text={faq.more} />
            </p>
          </Note>
        </div>
        <div className={styles.questions}>
          <FaqQuestions questions={questions} />
          <h2 className={styles.further}>{faq.further}</h2>
          <FaqQuestions name="faq-further" questions={further} />
        </div>
      </div>
    </div>
  );
}
