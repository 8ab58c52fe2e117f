import { useEffect, type ReactNode } from 'react';
import styles from './drawer.module.css';
import { useTexts } from '../texts/texts.tsx';

interface DrawerProps {
  /** What it is called in the list. */
  name: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** One of a list beside it, which stays in use; Escape closes it. */
export function Drawer({ name, title, onClose, children }: DrawerProps) {
  const { texts } = useTexts();
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <section className={styles.drawer} aria-label={name}>
      <header>
        <p className="mono">{name}</p>
        <h2>{title}</h2>
        <button type="button" className="small" onClick={onClose}>
          {texts.ui.close}
        </button>
      </header>
      {children}
    </section>
  );
}
