import type { ReactNode } from 'react';
import styles from './modal-dialog.module.css';

interface OpenButtonProps {
  /** Element id of the dialog. */
  dialog: string;
  className: string;
  children: ReactNode;
}

/** Command attributes work without JavaScript where supported; the handler covers other browsers. */
export function OpenButton({ dialog, className, children }: OpenButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialog}
      onClick={() => {
        const element = findDialog(dialog);
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
  /** Label of the close button. */
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
          onClick={() => findDialog(id)?.close()}
        >
          {close}
        </button>
      </p>
    </dialog>
  );
}

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}
