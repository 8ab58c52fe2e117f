import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import styles from './ask-again.module.css';

interface AskAgainProps {
  question: string;
  mutation: { isBusy: boolean; confirm: () => void; forget: () => void };
}

/** Asks to confirm an action that is hard to undo; Escape means no. */
export function AskAgain({ question, mutation }: AskAgainProps) {
  const { texts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={id} onClose={mutation.forget}>
      <h2 id={id}>{texts.ui.askTitle}</h2>
      <p>{question}</p>
      <p className={styles.answers}>
        <button
          type="button"
          className="small main"
          aria-disabled={mutation.isBusy}
          onClick={() => !mutation.isBusy && mutation.confirm()}
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
