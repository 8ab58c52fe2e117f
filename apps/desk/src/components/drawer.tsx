import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  /** Accessible name; defaults to the title. */
  name?: string;
  /** Small text above the title. */
  overline: string;
  title: string;
  /** Moves focus to the heading. Otherwise focus stays in the list, for the arrow keys. */
  focusesHeading?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Details beside a list, which stays usable; Escape closes it. */
export function Drawer(props: DrawerProps) {
  const { overline, title, name = title, focusesHeading = false, onClose, children } = props;
  const { texts } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const opener = document.activeElement;
    if (focusesHeading) heading.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // Return focus to the opener, unless focus has already moved elsewhere.
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [focusesHeading]);
  return (
    <section className={styles.drawer} aria-label={name}>
      <header>
        <p className="mono">{overline}</p>
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
