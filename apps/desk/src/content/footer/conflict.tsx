import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter } from '@kongres/contract/desk/content/footer';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import styles from './footer.module.css';

interface ConflictProps {
  state: DeskFooter;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else saved while one was writing: nothing is lost until one of the two is chosen. */
export function Conflict({ state: { draft, content }, onTheirs, onMine }: ConflictProps) {
  const { texts, language } = useTexts();
  const { top, middle, bottom } = draft?.content ?? content;
  return (
    <div className={styles.conflict} role="alert">
      <p>
        {draft
          ? fillText(texts.footer.conflict, {
              author: draft.author ?? texts.footer.unknownAuthor,
              time: formatTime(draft.savedAt, language),
            })
          : texts.footer.conflictGone}
      </p>
      <details>
        <summary>{texts.footer.theirs}</summary>
        <pre>{[top, middle, bottom].join('\n\n')}</pre>
      </details>
      <p className={styles.deeds}>
        <button type="button" className="small" onClick={onTheirs}>
          {texts.footer.takeTheirs}
        </button>
        <button type="button" className="small" onClick={onMine}>
          {texts.footer.keepMine}
        </button>
      </p>
    </div>
  );
}
