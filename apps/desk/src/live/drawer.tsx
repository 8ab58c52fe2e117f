import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  over: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the board, which stays in use; Escape closes it. */
export function Drawer({ over, title, onClose, children }: DrawerProps) {
  const { texts } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // Back to what it was opened from, unless somebody has gone on already.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section className={styles.drawer} aria-label={title}>
      <header>
        <p className="mono">{over}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="small" onClick={onClose}>
          {texts.ui.close}
        </button>
      </header>
      {children}
    </section>
  );
}

export { styles as drawerStyles };
