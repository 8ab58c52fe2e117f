import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  /** How it is called, for those who do not see it; its title where it has no other name. */
  name?: string;
  /** Small, over the title. */
  over: string;
  title: string;
  /** Whether one goes on in it. Otherwise one stays in the list, and up and down go along that. */
  takesFocus?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** One of a list beside it, which stays in use; Escape closes it. */
export function Drawer(props: DrawerProps) {
  const { over, title, name = title, takesFocus = false, onClose, children } = props;
  const { texts } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const opener = document.activeElement;
    if (takesFocus) heading.current?.focus();
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
  }, [takesFocus]);
  return (
    <section className={styles.drawer} aria-label={name}>
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
