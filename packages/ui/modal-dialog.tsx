import type { ReactNode } from 'react';
import styles from './modal-dialog.module.css';

interface OpenButtonProps {
  /** The id of the dialog to open. */
  dialog: string;
  className: string;
  children: ReactNode;
}

/**
 * Opens a dialog. The command attributes do it without JavaScript where the browser knows them;
 * the handler does it everywhere else.
 */
export function OpenButton({ dialog, className, children }: OpenButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialog}
      onClick={() => {
        const element = find(dialog);
        if (!element?.open) element?.showModal();
      }}
    >
      {children}
    </button>
  );
}

interface ModalDialogProps {
  id: string;
  title: string;
  /** What the closing button says. */
  close: string;
  children: ReactNode;
}

export function ModalDialog({ id, title, close, children }: ModalDialogProps) {
  return (
    <dialog className={styles.dialog} id={id} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{title}</h2>
      {children}
      <p>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={id}
          onClick={() => find(id)?.close()}
        >
          {close}
        </button>
      </p>
    </dialog>
  );
}

function find(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}
