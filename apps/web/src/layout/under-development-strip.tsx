import { useState } from 'react';
import type { PageId } from '@kongres/contract/pages';
import { Icon } from '@kongres/ui/icon.tsx';
import { useTexts } from '../lib/i18n/texts.tsx';
import { useIsPage } from './use-is-page.ts';
import styles from './under-development-strip.module.css';

interface UnderDevelopmentStripProps {
  samplePages: readonly PageId[];
}

/** Lives above the routes, so it stays closed until the next document load. */
export function UnderDevelopmentStrip({ samplePages }: UnderDevelopmentStripProps) {
  const { strip } = useTexts('frame');
  const [isOpen, setIsOpen] = useState(true);
  const hasSamples = useIsPage(samplePages);
  if (!isOpen || !hasSamples) return null;
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
