import { useState } from 'react';
import { useTexts } from '../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './under-development-strip.module.css';

/** Lives above the routes, so it stays closed until the next document load. */
export function UnderDevelopmentStrip() {
  const { strip } = useTexts('frame');
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <aside className={styles.strip}>
      <p>{strip.text}</p>
      <button type="button" onClick={() => setIsOpen(false)}>
        <Icon name="close" />
        <span className="visually-hidden">{strip.close}</span>
      </button>
    </aside>
  );
}
