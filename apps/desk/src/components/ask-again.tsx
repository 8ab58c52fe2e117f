import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import styles from './ask-again.module.css';

interface AskAgainProps {
  question: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** What cannot be taken back quietly is asked once more; Escape is a no. */
export function AskAgain({ question, isBusy, onYes, onNo }: AskAgainProps) {
  const { texts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={id} onClose={onNo}>
      <h2 id={id}>{texts.ui.askTitle}</h2>
      <p>{question}</p>
      <p className={styles.answers}>
        <button
          type="button"
          className="small main"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onYes()}
        >
          {texts.ui.yes}
        </button>
        <button type="button" className="small" onClick={() => dialog.current?.close()}>
          {texts.ui.no}
        </button>
      </p>
    </dialog>
  );
}
