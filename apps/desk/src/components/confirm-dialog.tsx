import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  question: string;
  mutation: { isBusy: boolean; confirm: () => void; reset: () => void };
}

/** Asks to confirm an action that is hard to undo; Escape means no. */
export function ConfirmDialog({ question, mutation }: ConfirmDialogProps) {
  const { texts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={id} onClose={mutation.reset}>
      <h2 id={id}>{texts.ui.confirmTitle}</h2>
      <p>{question}</p>
      <p className={styles.buttons}>
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
