import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter } from '@kongres/contract/desk/content/footer';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import styles from './footer.module.css';

interface DraftConflictProps {
  state: DeskFooter;
  onUseOther: () => void;
  onKeepMine: () => void;
}

/** Shown if someone else saved meanwhile; both texts are kept until one is chosen. */
export function DraftConflict({
  state: { draft, content },
  onUseOther,
  onKeepMine,
}: DraftConflictProps) {
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
        <summary>{texts.footer.otherText}</summary>
        <pre>{[top, middle, bottom].join('\n\n')}</pre>
      </details>
      <p className={styles.actions}>
        <button type="button" className="small" onClick={onUseOther}>
          {texts.footer.useOther}
        </button>
        <button type="button" className="small" onClick={onKeepMine}>
          {texts.footer.keepMine}
        </button>
      </p>
    </div>
  );
}
